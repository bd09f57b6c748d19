import type { AlertMessage } from '../shell/alerts/alert-message.ts'

/** In a file of its own: every page can log out, and needs none of the other alerts. (AUTH-11) */
export const loggedOut: AlertMessage = { type: 'success', title: 'You have logged out successfully', seconds: 5 }
