export { keepPlaces, type PlaceList } from './keep-places.ts'
export { locationsNear } from './locations-near.ts'
export { type Location, type Locations, locationsOf } from './places.ts'
export { placesRoutes } from './routes.ts'
