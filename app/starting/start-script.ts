/** On <html> once React listens: from then on, clicks need no help. */
export const READY = "data-ready";

/** Marks the script that waits, and carries the addresses of the modules that it will import. */
export const LATE = "data-late";

/** How long after the page has come to rest they start by themselves, for whoever reads without touching anything. */
const PATIENCE_MS = 4000;

/**
 * So long a visitor who has begun waits for the last file. Until then nothing is imported: Chromium (156) now and then never
 * runs a module whose imports it is preloading at the same moment.
 */
const LONGEST_WAIT_MS = 5000;

/** What shows that somebody is about to use the page, the least of it first. */
const SIGNS = ["pointermove", "scroll", "wheel", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * Runs while the page is read. The scripts of the page wait (start-late.ts). Once it has been loaded and painted (on a slow
 * phone the paint comes last) they are fetched, so that they are at hand; they run at the first sign of use, or when
 * PATIENCE_MS have gone by: until then nothing holds up reading and scrolling. A fragment may speak to the scripts (a list in
 * a link, a sheet that is being filled in), so with one they do not wait. A pointer under which the page appears has not
 * moved, though some browsers say so. A button that needs the scripts and is clicked before they are there is clicked again
 * when they are: no click is lost. Links and forms work by themselves. Back, pressed after a reload, changes only the
 * address while no router listens: the page of that address is then fetched.
 */
export const startScript = () => `(function(){
var late,clicked=[],root=document.documentElement,signs=new AbortController(),shown=address(),left=0,ran=false;
function address(){return location.pathname+location.search}
function fetchAhead(){
if(late)return late;
late=document.querySelector("script[${LATE}]");
if(late&&document.createElement("link").relList.supports("modulepreload"))late.getAttribute("${LATE}").split(" ").forEach(function(file){
var link=document.createElement("link");link.rel="modulepreload";link.href=file;link.onload=link.onerror=arrived;left++;document.head.append(link)});
return late}
function arrived(){left--;if(left===0&&signs.signal.aborted)run()}
function start(event){
if(signs.signal.aborted||isAtRest(event)||!fetchAhead())return;
signs.abort();
if(left===0)run();else setTimeout(run,${LONGEST_WAIT_MS})}
function isAtRest(event){return event&&event.type==="pointermove"&&event.movementX===0&&event.movementY===0}
function run(){
if(ran)return;
ran=true;
var script=document.createElement("script");script.type="module";script.textContent=late.textContent;document.head.append(script)}
function keep(event){
var button=event.target.closest&&event.target.closest("button[type=button]");
if(button&&!root.hasAttribute("${READY}")&&clicked.indexOf(button)<0)clicked.push(button)}
${JSON.stringify(SIGNS)}.forEach(function(kind){addEventListener(kind,start,{capture:true,passive:true,signal:signs.signal})});
function back(){if(address()!==shown)location.reload()}
addEventListener("click",keep,true);
addEventListener("popstate",back);
addEventListener("ready",function(){removeEventListener("click",keep,true);removeEventListener("popstate",back);clicked.forEach(function(button){if(button.isConnected)button.click()})},{once:true});
function rest(){
if("requestIdleCallback"in window)requestIdleCallback(fetchAhead,{timeout:1000});else setTimeout(fetchAhead,200);
setTimeout(start,location.hash?0:${PATIENCE_MS})}
addEventListener("load",function(){
var kinds=(window.PerformanceObserver||{}).supportedEntryTypes||[];
if(document.hidden||kinds.indexOf("paint")<0)return rest();
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();rest()}}).observe({type:"paint",buffered:true})})
})()`;
