import { href } from 'react-router'

/** The path of a listing's page. */
export const listingAddress = (id: number | string): string => href('/posts/:id', { id: String(id) })

/** The path of the page on which its owner edits a listing. */
export const editAddress = (id: number | string): string => href('/posts/:id/edit', { id: String(id) })
