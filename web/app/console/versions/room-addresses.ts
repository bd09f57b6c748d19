import type { DocumentKind } from '@reable/contract/versions/rules'
import { href } from 'react-router'

/** Where stewards change places, what may not be listed, and what searches are read by. */
export const placesAddress = href('/console/places')
export const prohibitedAddress = href('/console/prohibited')
export const searchNamesAddress = href('/console/search-names')

/** The address of what a kind, a place or another thing with versions said before. */
export const versionsAddress = (kind: DocumentKind, key: number | string): string =>
  href('/console/versions/:kind/:key', { kind, key: String(key) })
