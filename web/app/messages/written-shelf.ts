import { keptObject } from '../kept-object.ts'
import { writtenKey } from './forget-written.ts'

/** What was written to a seller and not sent. */
export type Written = {
  text: string
  /** Whether its writer has agreed to the Terms of Use. */
  terms: boolean
}

type Kept = Written & {
  /** The id of whoever wrote it; nobody was signed in where there is none. */
  by?: number | undefined
  /** In milliseconds. */
  at: number
}

/** A confirmation link works for so long, in milliseconds, and leads back to it. */
const longest = 7 * 24 * 3_600_000
const most = 10

/** What this browser has of somebody's unsent message: what somebody else wrote here it does not show. */
export function writtenTo(listingId: number, personId: number | undefined): Written | undefined {
  const guests = all('sessionStorage')[listingId]
  if (guests || personId === undefined) return guests
  const own = all('localStorage')[listingId]
  return own?.by === personId ? own : undefined
}

/**
 * Keeps an unsent message. A guest's is this tab's alone. That of somebody who is signed in is there in every tab, for the link in
 * a mail opens one of its own, until they log out. An empty one is forgotten.
 */
export function keepWritten(listingId: number, { by, ...written }: Written & Pick<Kept, 'by'>): void {
  const kept =
    written.text || written.terms ? { ...written, at: Date.now(), ...(by !== undefined && { by }) } : undefined
  put('sessionStorage', listingId, by === undefined ? kept : undefined)
  if (by !== undefined) put('localStorage', listingId, kept)
}

/** Tells when another tab has sent or forgotten these very words, not when they were too old. Answers how to stop hearing. */
export function hearGone(listingId: number, words: () => string, tell: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== writtenKey) return
    const before = read(oldValue)[listingId]
    if (before?.text === words() && isYoung(before) && !read(newValue)[listingId]) tell()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

type Shelf = 'sessionStorage' | 'localStorage'
type All = Partial<Record<string, Kept>>

function put(shelf: Shelf, listingId: number, kept: Kept | undefined): void {
  const { [listingId]: before, ...others } = all(shelf)
  if (!before && !kept) return
  const latest = Object.entries(others).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0))
  const rest = Object.fromEntries(latest.slice(0, most - 1))
  write(shelf, kept ? { ...rest, [listingId]: kept } : others)
}

const isYoung = ({ at }: Kept) => Date.now() - at < longest

/** What is too old goes from the device, whether its writer comes back or not. */
function all(shelf: Shelf): All {
  try {
    const kept = Object.entries(read(globalThis[shelf].getItem(writtenKey)))
    const young = kept.filter(([, one]) => one && isYoung(one))
    const left = Object.fromEntries(young)
    if (young.length < kept.length) write(shelf, left)
    return left
  } catch {
    return {}
  }
}

const read = (text: string | null): All => keptObject<Record<string, Kept>>(text)

function write(shelf: Shelf, written: All): void {
  try {
    if (Object.keys(written).length) globalThis[shelf].setItem(writtenKey, JSON.stringify(written))
    else globalThis[shelf].removeItem(writtenKey)
  } catch {
    // A browser that keeps nothing still has the text in the open page.
  }
}
