export { keepPlaces, type PlaceList } from './keep-places.ts'
export { type Location, type Locations, locationsOf } from './places.ts'
export { placesRoutes } from './routes.ts'
