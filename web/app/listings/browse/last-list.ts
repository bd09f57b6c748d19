import { readText, writeText } from '../../state/storage.ts'

const key = 'list-address'
const listPath = '/'

/** The place of the last shown list in this document's history, as the router counts its entries. */
let place: number | undefined

const currentPlace = (): number | undefined => history.state?.idx

/** Remembers a list for the way back: `address` is its path with its query. To be called while it is shown. */
export function rememberList(address: string): void {
  place = currentPlace()
  // Without storage the way back leads to the whole list.
  writeText('sessionStorage', key, address)
}

/** To be called before a listing shows, while the window still stands at the page one comes from. */
export function rememberListBefore(): void {
  if (location.pathname === listPath) rememberList(location.pathname + location.search)
}

/** The address of the last list shown in this tab. */
export function lastList(): string | undefined {
  if (place === undefined && cameByLink()) return listOfReferrer() ?? storedList()
  return storedList()
}

/** True if one step back in history leads to that list, so that its place and focus come back as well. */
export function isListBehind(): boolean {
  if (place !== undefined) return currentPlace() === place + 1
  return currentPlace() === 0 && history.length > 1 && cameByLink() && listOfReferrer() !== undefined
}

/** This document was loaded by a link, not anew or by a step in history. */
function cameByLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

function listOfReferrer(): string | undefined {
  if (!document.referrer) return undefined
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname === listPath ? pathname + search : undefined
}

function storedList(): string | undefined {
  const address = readText('sessionStorage', key)
  return address?.match(/^\/(\?|$)/) ? address : undefined
}
