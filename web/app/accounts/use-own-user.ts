import { useOutletContext } from 'react-router'
import type { StoredUser } from './user-store.ts'

/** Whose account it is, on the pages of one's account. */
export const useOwnUser = () => useOutletContext<StoredUser>()
