const key = 'list-address'

/** The place of the last shown list in this document's history, where the router counts its entries. */
let place: number | undefined

const currentPlace = (): number | undefined => history.state?.idx

/** Called by the list when it is shown: `address` is its path with its query. */
export function rememberList(address: string): void {
  place = currentPlace()
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

/** The address of the last list shown in this tab. */
export function lastList(): string | undefined {
  try {
    const address = sessionStorage.getItem(key)
    return address?.match(/^\/(\?|$)/) ? address : undefined
  } catch {
    return undefined
  }
}

/** Whether one step back in history leads to that list, so that its place and focus come back as well. */
export function isListBehind(): boolean {
  const here = currentPlace()
  if (place !== undefined && here !== undefined) return here === place + 1
  return here === 0 && history.length > 1 && camePlainlyFrom(lastList())
}

/** By a link that loaded this document, not by a reload or from a step in history. */
function camePlainlyFrom(address: string | undefined): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' && address !== undefined && document.referrer === location.origin + address
}
