import { useEffect } from 'react'
import { useUser } from '../accounts/user-store.ts'
import { notifySaved } from './saved-store.ts'

/** Syncs the hearts with the account at each page load, sign-in and sign-out, by `sync` as soon as that is loaded. */
export function useSavedSync(sync: ((personId: number) => unknown) | undefined): void {
  const personId = useUser()?.user_id
  useEffect(() => {
    notifySaved()
    if (personId) sync?.(personId)
  }, [personId, sync])
}
