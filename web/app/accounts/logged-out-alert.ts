import type { AlertWords } from '../shell/alerts/alert-words.ts'

/** In a file of its own: every page can log out, and needs none of the other alerts. (AUTH-11) */
export const loggedOut: AlertWords = { type: 'success', title: 'You have logged out successfully', seconds: 5 }
