import { bringsToken, guestsOnly, membersOnly } from './guarded-paths.ts'

/**
 * Runs in the head of every page, before the first paint. A token in the address moves from there into the history's state
 * (with a key, or the router drops it), so that neither the bar nor a referrer nor a script shows it. The script sets data attributes
 * on the document when someone is signed in on this device, when their address is not confirmed, when volunteers keep them from something,
 * when a sign-up in another browser is not proved, when they share where they are, and
 * for the colours and the text size that they chose, so that the layout does not shift. People who may not see the page are redirected
 * before anything is painted.
 */
export const arrivalScript = `(()=>{const d=document.documentElement.dataset,l=location,p=l.pathname,q=l.search
if(q&&${bringsToken}.test(p))history.replaceState({key:"arrival",usr:{brought:Object.fromEntries(new URLSearchParams(q))}},"",p)
try{const u=JSON.parse(localStorage.user||"null");if(u&&u.auth_token&&u.email){d.signedIn="";if(u.confirmed===false)d.unconfirmed="";if(u.restricted)d.restricted="";if(u.limited)d.limited="";if(u.sign_up)d.signUp=""}
const n=JSON.parse(localStorage.location||"null");if(n&&n.allowSharingLocation&&n.geoLocation)d.near=""}catch{}
try{for(const k of ["theme","textSize"])if(localStorage[k])d[k]=localStorage[k]}catch{}
const go=t=>{d.leaving="";l.replace(t)}
if(d.signedIn===undefined){if(${membersOnly}.test(p))go("/auth?redirect="+encodeURIComponent(p+q)+"#login")}
else if(${guestsOnly}.test(p))go("/")})()`
