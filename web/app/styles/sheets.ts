/** The addresses of style sheets by their names in web/vite/first-styles.ts, which writes them here in the server's build. */
type Addresses = { [name: string]: string }

const addresses: Addresses = {}

/** The sheets of a page: the one for its first view, and the one with all other rules, which come with the scripts. */
export type Sheets = { first?: string | undefined; later?: string | undefined }

const firstPages: Record<string, string> = {
  'listings/home/home-page': 'home',
  'listings/detail/listing-page': 'listing',
}

/**
 * The sheets of the page of these routes. In the browser they are those that the document came with: together they have every
 * rule, so that no page that follows needs others. In development Vite has its own.
 */
export function sheetsOf(routeIds: string[]): Sheets {
  if (typeof document !== 'undefined') return { first: firstHref() }
  const page = routeIds.map((id) => firstPages[id]).find((name) => name !== undefined)
  return page ? { first: addresses[page], later: addresses[`after-${page}`] } : { first: addresses.pages }
}

const firstHref = () => document.querySelector('link[data-sheet="first"]')?.getAttribute('href') ?? undefined
