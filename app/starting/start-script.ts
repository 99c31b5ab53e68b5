/** On <html> once React listens: from then on, clicks need no help. */
export const READY = "data-ready";

/** Marks the script that waits, and carries the addresses of the modules that it will import. */
export const LATE = "data-late";

/**
 * Runs while the page is read. The scripts of the page wait (start-late.ts) until it has been loaded and painted (on a slow
 * phone the paint comes last), so that they do not compete with its text and letters; a touch or a key starts them at once.
 * A button that needs them and is clicked before they are there is clicked again when they are: no click is lost. Links and
 * forms work by themselves.
 */
export const START_SCRIPT = `(function(){
var started=false,clicked=[],root=document.documentElement;
function start(){
if(started)return;
var late=document.querySelector("script[${LATE}]");
if(!late)return;
started=true;
late.getAttribute("${LATE}").split(" ").forEach(function(address){
var link=document.createElement("link");link.rel="modulepreload";link.href=address;document.head.append(link)});
var script=document.createElement("script");script.type="module";script.textContent=late.textContent;document.head.append(script)}
function keep(event){
var button=event.target.closest&&event.target.closest("button[type=button]");
if(button&&!root.hasAttribute("${READY}")&&clicked.indexOf(button)<0)clicked.push(button)}
["pointerdown","keydown","touchstart","focusin"].forEach(function(kind){addEventListener(kind,start,{capture:true,passive:true})});
addEventListener("click",keep,true);
addEventListener("ready",function(){removeEventListener("click",keep,true);clicked.forEach(function(button){if(button.isConnected)button.click()})},{once:true});
function rest(){if("requestIdleCallback"in window)requestIdleCallback(start,{timeout:1000});else setTimeout(start,200)}
addEventListener("load",function(){
var kinds=(window.PerformanceObserver||{}).supportedEntryTypes||[];
if(document.hidden||kinds.indexOf("paint")<0)return rest();
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();rest()}}).observe({type:"paint",buffered:true})})
})()`;
