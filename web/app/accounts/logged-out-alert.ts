import type { AlertWords } from '../shell/alerts/alert-words.ts'

/** By itself: every page can log out, and needs none of the others' words. (AUTH-11) */
export const loggedOut: AlertWords = { type: 'success', title: 'You have logged out successfully', seconds: 5 }
