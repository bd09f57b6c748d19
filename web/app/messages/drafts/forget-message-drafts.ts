import { writeText } from '../../state/storage.ts'

export const draftsKey = 'messages-written'

/** Removes all unsent messages from this browser, when a person logs out. */
export function forgetMessageDrafts(): void {
  writeText('sessionStorage', draftsKey, null)
  writeText('localStorage', draftsKey, null)
}
