import { href } from 'react-router'

/** What each listing's path begins with: a list has many of them. */
const listings = href('/posts/:id', { id: '' })

/** The path of a listing's page. */
export const listingAddress = (id: number | string): string => listings + encodeURIComponent(id)

/** The path of the page on which its owner edits a listing. */
export const editAddress = (id: number | string): string => href('/posts/:id/edit', { id: String(id) })
