import type { OperationPath } from './operation.ts'

export const placesPaths = {
  listLocationsToFilter: { method: 'GET', path: '/api/posts/locations_filter' },
} as const satisfies Record<string, OperationPath>
