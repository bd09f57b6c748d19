import { writtenKey } from './forget-written.ts'

/** What was written to a seller and not sent. */
type Written = {
  text: string
  /** The id of whoever wrote it; nobody was signed in where there is none. */
  by?: number | undefined
}

/** What this tab has of an unsent message: what somebody else wrote here it does not show. */
export function writtenTo(listingId: number, personId: number | undefined): string {
  const { text = '', by } = all()[listingId] ?? {}
  return by === undefined || by === personId ? text : ''
}

/** Keeps an unsent message for as long as the tab is open, through every way of signing in; an empty one is forgotten. */
export function keepWritten(listingId: number, written: Written): void {
  const { [listingId]: _, ...others } = all()
  write(written.text ? { ...others, [listingId]: written } : others)
}

function all(): Partial<Record<string, Written>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(writtenKey) ?? '{}')
    return typeof kept === 'object' && kept ? kept : {}
  } catch {
    return {}
  }
}

function write(written: Partial<Record<string, Written>>): void {
  try {
    if (Object.keys(written).length) sessionStorage.setItem(writtenKey, JSON.stringify(written))
    else sessionStorage.removeItem(writtenKey)
  } catch {
    // A browser that keeps nothing still has the text in the open page.
  }
}
