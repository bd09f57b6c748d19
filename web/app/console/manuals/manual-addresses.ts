import { href } from 'react-router'

/** The address at which a manual is changed, or a new one is written. */
export const manualAddress = (id: number | 'new'): string => href('/console/manuals/:id', { id: String(id) })
