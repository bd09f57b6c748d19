import { withPresentNames } from '@reable/contract/catalogue/renamed-fields'
import { isFresh, jsonStorage, readText, writeText } from '../../../state/storage.ts'
import type { Draft } from './draft.ts'
import { draftsKey } from './forget-drafts.ts'

/** Two tabs write two drafts; more are old ones. */
const maxDrafts = 3
const maxAge = 30 * 24 * 3_600_000

const storageOf = (personId: number) => jsonStorage('localStorage', draftsKey(personId), freshDrafts)

const freshDrafts = (stored: unknown): Draft[] =>
  Array.isArray(stored) ? stored.filter((draft) => isFresh(draft?.savedAt, maxAge)).map(withPresentFields) : []

const withPresentFields = (draft: Draft): Draft => ({
  ...draft,
  checked_words: draft.checked_words ?? '',
  properties: withPresentNames(draft.type?.id, draft.properties ?? {}),
})

/** The drafts that a person has stored in this browser, the last one first. */
export const savedDrafts = (personId: number): Draft[] => storageOf(personId).read()

export function saveDraft(personId: number, draft: Draft): void {
  const others = savedDrafts(personId).filter(({ id }) => id !== draft.id)
  storageOf(personId).write([{ ...draft, savedAt: Date.now() }, ...others].slice(0, maxDrafts))
}

export function forgetDraft(personId: number, id: string): void {
  const others = savedDrafts(personId).filter((draft) => draft.id !== id)
  storageOf(personId).write(others.length ? others : undefined)
}

const tabKey = 'listing-draft'

/** The id of the draft this tab is at: a page that is reloaded continues with it. Where the tab stores none, the draft is offered. */
export const markedDraft = (): string | null => readText('sessionStorage', tabKey)

export function markDraft(id: string | undefined): void {
  writeText('sessionStorage', tabKey, id || null)
}
