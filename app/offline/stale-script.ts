import type { DeviceKey } from "#app/device/device-keys.ts";

/** In the tab's storage: what was typed when the page loaded itself again, and which files it has done so for. */
export const TYPED_KEY = "typed before reload" satisfies DeviceKey;
const RELOADED_KEY = "reloaded for" satisfies DeviceKey;

/**
 * Runs in the head. After a deploy a tab may ask for a file that is gone. The page then loads itself again: once for each
 * file, and only when the server says that it is gone, so that a network that fails takes nobody's page away. What was
 * typed is kept for the new page (typed-text.ts).
 */
export const staleScript = () => `(function(){
function again(file){
function done(){return sessionStorage.getItem("${RELOADED_KEY}")||""}
try{if(done().indexOf(file)>=0)return;
fetch(file,{method:"HEAD",cache:"no-store"}).then(function(answer){
if(answer.status!==404)return;
sessionStorage.setItem("${RELOADED_KEY}",done()+" "+file);
addEventListener("pagehide",function(){
var typed=[].filter.call(document.querySelectorAll("input[id],textarea[id]"),function(field){return field.value&&/^(text|search|email|url|tel)/.test(field.type)}).map(function(field){return[field.id,field.value]});
sessionStorage.setItem("${TYPED_KEY}",JSON.stringify({path:location.pathname,typed:typed}))});
location.reload()}).catch(function(){})}catch(e){}}
addEventListener("error",function(event){var file=event.target&&(event.target.src||event.target.href);if(typeof file==="string"&&file.indexOf("/assets/")>0)again(file)},true);
addEventListener("vite:preloadError",function(event){var file=/https?:\\S+\\.js/.exec(event.payload&&event.payload.message);if(file)again(file[0])})
})()`;
