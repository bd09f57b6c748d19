/** Whether this is a browser in which someone is signed in. Never on the server. */
export const isSignedInDocument = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.signedIn !== undefined
