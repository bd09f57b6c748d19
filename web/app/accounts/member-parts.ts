/** What who is signed in needs on every page: fetched for them, so that visitors load none of it. */
export { ConsoleLink } from '../console/console-link.tsx'
export { UnreadCount } from '../messages/unread/unread-count.tsx'
export { syncSaved } from '../saved/sync-saved.ts'
