import type { DocumentKind } from '@reable/contract/versions/rules'
import { href } from 'react-router'

/** Where stewards change places, and what may not be listed. */
export const placesAddress = href('/console/places')
export const prohibitedAddress = href('/console/prohibited')

/** The address of what a kind, a place or another thing with versions said before. */
export const versionsAddress = (kind: DocumentKind, key: number | string): string =>
  href('/console/versions/:kind/:key', { kind, key: String(key) })
