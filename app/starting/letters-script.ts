/** On <html> while a first visitor's page is shown in letters of the device. */
const LETTERS = "data-letters";

/**
 * Runs in the head. A first visitor reads at once, in letters of the device that are stretched to the size of ours
 * (fonts.css); ours are fetched when the page has been painted, so that they do not delay it. Whoever has been here has
 * them on the device, with the worker, and sees them from the first. Without JavaScript they come as they come.
 */
export const LETTERS_SCRIPT = `(function(){
var root=document.documentElement,worker=navigator.serviceWorker,kinds=(window.PerformanceObserver||{}).supportedEntryTypes||[];
if(document.hidden||kinds.indexOf("paint")<0||worker&&worker.controller)return;
root.setAttribute("${LETTERS}","later");
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();root.removeAttribute("${LETTERS}")}}).observe({type:"paint",buffered:true})
})()`;
