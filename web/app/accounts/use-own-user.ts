import { useOutletContext } from 'react-router'
import type { StoredUser } from './user-store.ts'

/** The signed-in user, on the account pages. */
export const useOwnUser = () => useOutletContext<StoredUser>()
