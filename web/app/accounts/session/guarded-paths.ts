/** All of one's account, and the editing of a listing: for those who are signed in. (GEN-09, EDIT-01) */
export const membersOnly = /^\/(account(\/|$)|posts\/[^/]+\/edit\/?$)/

/** For those who are not. (GEN-10) */
export const guestsOnly = /^\/(auth|password\/(reset|new))\/?$/

/** Their addresses arrive with a token that belongs to one person. */
export const bringsToken =
  /^\/(oauth|confirmation|password\/new|email\/(new|undo)|email_renew|feedbacks\/submit_email_feedback|unsubscribe|saved\/stop)\/?$/

/** Where to sign in for what one wanted: its path, with its query. */
export const signInFor = (wanted: string): string => `/auth?redirect=${encodeURIComponent(wanted)}#login`
