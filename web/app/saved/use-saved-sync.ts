import { useEffect } from 'react'
import { useUser } from '../accounts/user-store.ts'
import { tellSaved } from './saved-store.ts'

/** Brings hearts and account together whenever someone signs in, out or is there. */
export function useSavedSync(): void {
  const personId = useUser()?.user_id
  useEffect(() => {
    tellSaved()
    if (personId) import('./sync-saved.ts').then(({ syncSaved }) => syncSaved(personId)).catch(() => {})
  }, [personId])
}
