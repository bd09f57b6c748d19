/** Paths for people who are signed in: the account, and editing a listing. (GEN-09, EDIT-01) */
export const membersOnly = /^\/(account(\/|$)|posts\/[^/]+\/edit\/?$)/

/** Paths for guests alone. (GEN-10) */
export const guestsOnly = /^\/(auth|password\/(reset|new))\/?$/

/** Paths whose addresses contain a token that belongs to one person. */
export const bringsToken =
  /^\/(oauth|confirmation|password\/new|email\/(new|undo)|email_renew|feedbacks\/submit_email_feedback|unsubscribe|handover(\/after)?|saved\/stop|messages\/(by-mail|open|answer))\/?$/

/** The address of the sign-in page that leads on to `wanted`, a path with its query. */
export const signInFor = (wanted: string): string => `/auth?redirect=${encodeURIComponent(wanted)}#login`
