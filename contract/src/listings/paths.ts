import type { OperationPath } from '../operation.ts'

/** The specification's addresses say "posts"; everywhere else a post is called a listing. */
export const listingsPaths = {
  browseListings: { method: 'GET', path: '/posts' },
  getListing: { method: 'GET', path: '/posts/:id' },
  understandSearch: { method: 'GET', path: '/posts/understood' },
  suggestSearches: { method: 'GET', path: '/posts/suggestions' },
  countListings: { method: 'GET', path: '/posts/counts' },
  listRelatedListings: { method: 'GET', path: '/api/posts/related' },
  listRecentListings: { method: 'GET', path: '/api/posts/recent' },
  listSortOptions: { method: 'GET', path: '/api/posts/sorted_by_options' },
} as const satisfies Record<string, OperationPath>
