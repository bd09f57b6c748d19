import { href } from 'react-router'

/** The address at which a kind is edited, or a new one made. */
export const kindAddress = (id: number | string): string => href('/console/kinds/:id', { id: String(id) })

/** The address at which a question is edited, or a new one made, on the way from a kind. */
export const questionAddress = (id: number | string, name: string): string =>
  href('/console/kinds/:id/questions/:name', { id: String(id), name })
