/** On <html> while a first visitor's page is shown in letters of the device. */
const LETTERS = "data-letters";

/** What nearly every page is set in. Slanted letters and those beyond Latin come when they are needed. */
const FACES = [
  '1em "Hanken Grotesk Variable"',
  '500 1em "Besley Variable"',
  '1em "Gelasio Variable"',
] as const;

/**
 * Runs in the head. A first visitor reads at once, in letters of the device that are stretched to the size of ours
 * (fonts.css); ours are fetched when the page has been painted, so that they do not delay it, and are shown when all are
 * there: each by itself would set the whole page anew. Whoever has been here has
 * them on the device, with the worker, and sees them from the first. Without JavaScript they come as they come.
 */
export const lettersScript = () => `(function(){
var root=document.documentElement,worker=navigator.serviceWorker,kinds=(window.PerformanceObserver||{}).supportedEntryTypes||[];
if(document.hidden||kinds.indexOf("paint")<0||worker&&worker.controller)return;
root.setAttribute("${LETTERS}","later");
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();
Promise.all(${JSON.stringify(FACES)}.map(function(face){return document.fonts.load(face)})).catch(function(){}).then(function(){root.removeAttribute("${LETTERS}")})}}).observe({type:"paint",buffered:true})
})()`;
