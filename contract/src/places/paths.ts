import type { OperationPath } from '../operation.ts'

export const placesPaths = {
  listLocationsToChoose: { method: 'GET', path: '/api/posts/locations_wizard' },
  listLocationsToFilter: { method: 'GET', path: '/api/posts/locations_filter' },
  geocode: { method: 'GET', path: '/api/geocode' },
  reverseGeocode: { method: 'GET', path: '/api/geocode/reverse' },
} as const satisfies Record<string, OperationPath>
