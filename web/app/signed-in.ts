/** Runs before the first paint: marks the document when someone is signed in on this device, so that nothing jumps. */
export const markSignedIn = `try{if(JSON.parse(localStorage.user||"{}").auth_token)document.documentElement.dataset.signedIn=""}catch{}`

/** Whether this is a browser in which someone is signed in. Never on the server. */
export const isSignedInDocument = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.signedIn !== undefined
