import { useLazy } from '../state/use-lazy.ts'
import { useUser } from './user-store.ts'

/** What who is signed in needs on every page, once it is there. */
export const useMemberParts = () => useLazy(useUser() !== undefined, loadMemberParts)

/** Without it their pages are as a visitor's. */
const loadMemberParts = () => import('./member-parts.ts').catch(() => undefined)
