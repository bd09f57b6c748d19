import { href } from 'react-router'

export const partnerAddress = (id: number): string => href('/console/partners/:id', { id: String(id) })

/** Where the cards of the page Our Partners are written. */
export const partnersListAddress = href('/console/pages/:kind/:name', { kind: 'list', name: 'partners' })
