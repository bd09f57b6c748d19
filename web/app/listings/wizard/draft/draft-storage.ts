import type { Draft } from './draft.ts'
import { draftsKey } from './forget-drafts.ts'

/** Two tabs write two drafts; more are old ones. */
const maxDrafts = 3
const maxAge = 30 * 24 * 3_600_000

/** The drafts that a person has stored in this browser, the last one first. */
export function savedDrafts(personId: number): Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey(personId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((draft) => Date.now() - draft?.savedAt < maxAge) : []
  } catch {
    return []
  }
}

export function saveDraft(personId: number, draft: Draft): void {
  const others = savedDrafts(personId).filter(({ id }) => id !== draft.id)
  write(personId, [{ ...draft, savedAt: Date.now() }, ...others].slice(0, maxDrafts))
}

export function forgetDraft(personId: number, id: string): void {
  write(
    personId,
    savedDrafts(personId).filter((draft) => draft.id !== id),
  )
}

function write(personId: number, drafts: Draft[]): void {
  try {
    if (drafts.length) localStorage.setItem(draftsKey(personId), JSON.stringify(drafts))
    else localStorage.removeItem(draftsKey(personId))
  } catch {
    // A browser that stores nothing still has the draft in the open page.
  }
}

const tabKey = 'listing-draft'

/** The id of the draft this tab is at: a page that is reloaded continues with it. */
export function markedDraft(): string | null {
  try {
    return sessionStorage.getItem(tabKey)
  } catch {
    return null
  }
}

export function markDraft(id: string | undefined): void {
  try {
    if (id) sessionStorage.setItem(tabKey, id)
    else sessionStorage.removeItem(tabKey)
  } catch {
    // Then the draft is offered.
  }
}
