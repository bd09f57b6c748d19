import { writeText } from '../../../state/storage.ts'

export const draftsKey = (personId: number) => `listing-drafts-${personId}`

/** Deletes a person's drafts from this device, as when they log out. */
export function forgetDrafts(personId: number): void {
  writeText('localStorage', draftsKey(personId), null)
}
