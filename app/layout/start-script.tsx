/**
 * Runs before the first paint, so it stays tiny. It marks what the prerendered page cannot know: that the address
 * has a query other than a campaign's, or a fragment (what depends on it waits, see `from-query` in styles/), that
 * the page arrives fresh and at its top (what is not on the first screen waits until our script lives or has failed,
 * some of it only until the visitor moves or for a second, see `later`, `below-phone-screen` and `once-alive` in
 * styles/), and that this is a later page of a visit (the hero draws itself once).
 * And it starts the page's own script after the first paint or at the first touch of the visitor, whichever is
 * earlier: until then nothing competes with what the visitor came to see. scripts/finish-build.ts parks the start-up
 * script of React Router under the type that is looked for here.
 */
const source = `(function(d,w){
if(/[?&](?!utm_|gclid|fbclid|ref=)\\w/.test(location.search)||location.hash)d.documentElement.dataset.query="";
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")d.documentElement.dataset.arriving="first-screen";
try{if(sessionStorage.visited)d.documentElement.dataset.visited="";sessionStorage.visited=1}catch(e){}
var begun,events=["pointerdown","keydown","touchstart","focusin"];
function showRest(){if(d.documentElement.dataset.arriving)d.documentElement.dataset.arriving=""}
function begin(){
if(begun||d.readyState=="loading")return;
begun=1;
setTimeout(showRest,1000);
events.forEach(function(e){w.removeEventListener(e,begin,true)});
d.querySelectorAll('script[type="text/x-start"]').forEach(function(parked){
var s=d.createElement("script");s.type="module";s.text=parked.text;d.head.append(s)})}
function soon(){w.requestAnimationFrame?setTimeout(begin,0):begin()}
events.forEach(function(e){w.addEventListener(e,begin,true)});
["scroll"].concat(events).forEach(function(e){w.addEventListener(e,showRest,{capture:true,once:true})});
d.addEventListener("DOMContentLoaded",function(){
if(d.hidden||!w.PerformanceObserver)return begin();
try{new PerformanceObserver(function(list,o){o.disconnect();soon()}).observe({type:"paint",buffered:true})}catch(e){begin()}
setTimeout(begin,3000)})
})(document,window)`;

export function StartScript() {
  if (import.meta.env.DEV) return null;
  const text = import.meta.env.SSR ? source.replaceAll("\n", "") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
