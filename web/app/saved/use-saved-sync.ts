import { useEffect } from 'react'
import { useUser } from '../accounts/user-store.ts'
import { notifySaved } from './saved-store.ts'

/** Syncs the hearts with the account at each page load, sign-in and sign-out. */
export function useSavedSync(): void {
  const personId = useUser()?.user_id
  useEffect(() => {
    notifySaved()
    if (personId) import('./sync-saved.ts').then(({ syncSaved }) => syncSaved(personId)).catch(() => {})
  }, [personId])
}
