import { addresses } from '../../../shell/addresses.ts'
import { pathOf } from '../steps.ts'
import { markDraft, savedDrafts } from './draft-storage.ts'

/** Lets this tab resume a person's last draft, and returns its path. Without one here, it may be published by now: their listings. */
export function resumeDraft(personId: number): string {
  const [draft] = savedDrafts(personId)
  markDraft(draft?.id)
  return draft ? pathOf(draft) : addresses.myListings
}
