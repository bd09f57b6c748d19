import type { OperationPath } from '../operation.ts'

export const placesPaths = {
  listLocationsToChoose: { method: 'GET', path: '/api/posts/locations_wizard' },
  listLocationsToFilter: { method: 'GET', path: '/api/posts/locations_filter' },
  geocode: { method: 'GET', path: '/api/geocode' },
  reverseGeocode: { method: 'GET', path: '/api/geocode/reverse' },
  listPlaces: { method: 'GET', path: '/console/places' },
  createPlace: { method: 'POST', path: '/console/places' },
  changePlace: { method: 'PUT', path: '/console/places/:id' },
  removePlace: { method: 'DELETE', path: '/console/places/:id' },
} as const satisfies Record<string, OperationPath>
