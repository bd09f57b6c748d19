/**
 * Takes up the place on the page where somebody was, before it is painted: what the router's own script does, which it would
 * make in the browser too. The key is the one under which the router keeps the places.
 */
export const scrollScript = `(()=>{if(!history.state||!history.state.key)history.replaceState({key:Math.random().toString(32).slice(2)},"")
try{const y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")||"{}")[history.state.key]
if(typeof y==="number")scrollTo(0,y)}catch{}})()`
