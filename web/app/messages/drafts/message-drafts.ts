import { isFresh, jsonStorage, objectIn, parseStoredObject, type StorageArea } from '../../state/storage.ts'
import { draftsKey } from './forget-message-drafts.ts'

/** What an unsent message is stored under: the listing whose owner it is written to, or the conversation in which it is written. */
export type DraftKey = number | `conversation-${number}`

/** An unsent message. */
export type MessageDraft = {
  text: string
  /** Whether its writer has agreed to the Terms of Use. */
  terms: boolean
}

type StoredDraft = MessageDraft & {
  /** The id of the person who wrote it; undefined for a guest. */
  by?: number | undefined
  /** In milliseconds. */
  at: number
}

/** In milliseconds: as long as a confirmation link works, which leads back to the message. */
const lifetime = 7 * 24 * 3_600_000
const maxDrafts = 10

/** Finds a person's unsent message in this browser. What another person wrote here is not returned. */
export function findDraft(about: DraftKey, personId: number | undefined): MessageDraft | undefined {
  const ofGuest = readDrafts('sessionStorage')[about]
  if (ofGuest || personId === undefined) return ofGuest
  const own = readDrafts('localStorage')[about]
  return own?.by === personId ? own : undefined
}

/**
 * Stores an unsent message: a guest's for this tab alone, a signed-in person's for every tab until they log out, since the link in a
 * mail opens a tab of its own. An empty message removes the stored one.
 */
export function storeDraft(about: DraftKey, { by, ...draft }: MessageDraft & Pick<StoredDraft, 'by'>): void {
  const stored = draft.text || draft.terms ? { ...draft, at: Date.now(), ...(by !== undefined && { by }) } : undefined
  setDraft('sessionStorage', about, by === undefined ? stored : undefined)
  if (by !== undefined) setDraft('localStorage', about, stored)
}

/** Calls the listener when another tab has sent or removed this very text, but not when it expired. Returns how to unsubscribe. */
export function subscribeToRemoval(about: DraftKey, currentText: () => string, listener: () => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== draftsKey) return
    const before = parseDrafts(oldValue)[about]
    if (before?.text === currentText() && isFresh(before.at, lifetime) && !parseDrafts(newValue)[about]) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

type AllDrafts = Record<string, StoredDraft>
type Drafts = Partial<AllDrafts>

function setDraft(area: StorageArea, about: DraftKey, draft: StoredDraft | undefined): void {
  const { [about]: before, ...others } = readDrafts(area)
  if (!before && !draft) return
  const latest = Object.entries(others).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0))
  const latestOthers = Object.fromEntries(latest.slice(0, maxDrafts - 1))
  writeDrafts(area, draft ? { ...latestOthers, [about]: draft } : others)
}

/** A browser that stores nothing still has the text in the open page. */
const storageIn = (area: StorageArea) => jsonStorage(area, draftsKey, (stored): Drafts => objectIn<AllDrafts>(stored))

/** Reads the stored drafts, and removes expired ones from the device. */
function readDrafts(area: StorageArea): Drafts {
  const entries = Object.entries(storageIn(area).read())
  const fresh = entries.filter(([, one]) => one && isFresh(one.at, lifetime))
  const drafts = Object.fromEntries(fresh)
  if (fresh.length < entries.length) writeDrafts(area, drafts)
  return drafts
}

const parseDrafts = (text: string | null): Drafts => parseStoredObject<AllDrafts>(text)

const writeDrafts = (area: StorageArea, drafts: Drafts): void =>
  storageIn(area).write(Object.keys(drafts).length ? drafts : undefined)
