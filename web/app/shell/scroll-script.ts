import { placesKey } from './left-place.ts'

/**
 * The script that restores the scroll position before the first paint, as the router's own script does, which the router would
 * render in the browser too. It uses the key under which the router stores the positions.
 */
export const scrollScript = `(()=>{if(!history.state||!history.state.key)history.replaceState({key:Math.random().toString(32).slice(2)},"")
try{const y=JSON.parse(sessionStorage.getItem("${placesKey}")||"{}")[history.state.key]
if(typeof y==="number")scrollTo(0,y)}catch{}})()`
