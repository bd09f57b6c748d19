import { pathOf } from '../steps.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { markDraft, saveDraft } from './draft-storage.ts'

/** Stores a draft that something is known of already, marks it as that of this tab, and returns the path of its step. */
export function beginDraft(personId: number, known: Partial<Draft>): string {
  const draft = { ...emptyDraft(), ...known }
  saveDraft(personId, draft)
  markDraft(draft.id)
  return pathOf(draft)
}
