import type { OperationPath } from './operation.ts'

/** The specification's addresses say "posts"; everywhere else a post is a listing. */
export const listingsPaths = {
  browseListings: { method: 'GET', path: '/posts' },
  getListing: { method: 'GET', path: '/posts/:id' },
  listSortOptions: { method: 'GET', path: '/api/posts/sorted_by_options' },
} as const satisfies Record<string, OperationPath>
