import { storedUser, useUser } from '../../accounts/user-store.ts'

/** The id of whoever is signed in on this device. */
export const viewerId = (): number | undefined => storedUser()?.user_id

/** The same for a part of the page: nobody while it stands as the server sent it. */
export const useViewerId = (): number | undefined => useUser()?.user_id
