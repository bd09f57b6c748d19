import { href } from 'react-router'

/** The address at which a recall card is changed, or a new one is written. */
export const recallCardAddress = (id: number | 'new'): string => href('/console/recalls/:id', { id: String(id) })

/** The same for a card that is made from a notice of this page of the list. */
export const cardOfNotice = (nid: string, page: number): string =>
  `${recallCardAddress('new')}?${new URLSearchParams({ notice: nid, page: String(page) })}`
