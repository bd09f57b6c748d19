import { radius } from '@reable/contract/places/rules'
import { parseStoredObject } from '../state/storage.ts'
import { distances } from './distances.ts'

/** The location as a device stores it, with the field names of the specification. (GEO-10) */
export type StoredLocation = {
  allowSharingLocation: boolean
  /** Degrees, to about a kilometre. */
  geoLocation?: GeoLocation | undefined
  /** Kilometres. */
  locationRadius: number
  municipal?: string | undefined
  useCurrentLocation: boolean
  initializingLocation: boolean
  /** Stays stored while it is not used, so that nobody types it twice. */
  postalCode?: string | undefined
}

export type GeoLocation = { lat: number; long: number }

export const emptyLocation: StoredLocation = {
  allowSharingLocation: false,
  locationRadius: radius.default,
  useCurrentLocation: false,
  initializingLocation: false,
}

/** Parses the stored location. Ignores invalid fields. */
export function readLocation(text: string | null): StoredLocation {
  const stored = parseStoredObject<Record<keyof StoredLocation, unknown>>(text)
  return {
    allowSharingLocation: stored.allowSharingLocation === true,
    geoLocation: positionIn(stored.geoLocation),
    locationRadius: distances.find((one) => one === stored.locationRadius) ?? radius.default,
    municipal: textIn(stored.municipal),
    useCurrentLocation: stored.useCurrentLocation === true,
    initializingLocation: stored.initializingLocation === true,
    postalCode: textIn(stored.postalCode),
  }
}

const textIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

function positionIn(value: unknown): GeoLocation | undefined {
  if (typeof value !== 'object' || !value || !('lat' in value) || !('long' in value)) return undefined
  const { lat, long } = value
  const fits = isDegrees(lat, 90) && isDegrees(long, 180)
  return fits ? roundedPosition(lat, long) : undefined
}

const isDegrees = (number: unknown, max: number): number is number =>
  typeof number === 'number' && Math.abs(number) <= max

/** Rounded to about a kilometre: nothing more precise leaves the browser. */
export const roundedPosition = (lat: number, long: number): GeoLocation => ({ lat: rounded(lat), long: rounded(long) })

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The query parameters of a list request while somebody shares where they are. (GEO-07) */
export type NearQuery = { allowSharingLocation: 'true'; lat: string; long: string; radius: string }

export const nearQueryOf = ({ allowSharingLocation, geoLocation, locationRadius }: StoredLocation) =>
  allowSharingLocation && geoLocation
    ? ({
        allowSharingLocation: 'true',
        lat: String(geoLocation.lat),
        long: String(geoLocation.long),
        radius: String(locationRadius),
      } satisfies NearQuery)
    : undefined
