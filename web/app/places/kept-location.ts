import { radius } from '@reable/contract/places/rules'
import { distances } from './distances.ts'

/** What a device keeps of where its person is, under the names of the specification. (GEO-10) */
export type KeptLocation = {
  allowSharingLocation: boolean
  /** Degrees, to about a kilometre. */
  geoLocation?: GeoLocation | undefined
  /** Kilometres. */
  locationRadius: number
  municipal?: string | undefined
  useCurrentLocation: boolean
  initializingLocation: boolean
  /** Stays while it is not used, so that nobody types it twice. */
  postalCode?: string | undefined
}

export type GeoLocation = { lat: number; long: number }

export const nothingKept: KeptLocation = {
  allowSharingLocation: false,
  locationRadius: radius.usual,
  useCurrentLocation: false,
  initializingLocation: false,
}

/** Reads what is kept. Whatever else may stand there by now is passed over. */
export function readLocation(text: string | null): KeptLocation {
  const kept = parsed(text)
  return {
    allowSharingLocation: kept.allowSharingLocation === true,
    geoLocation: positionIn(kept.geoLocation),
    locationRadius: distances.find((one) => one === kept.locationRadius) ?? radius.usual,
    municipal: wordIn(kept.municipal),
    useCurrentLocation: kept.useCurrentLocation === true,
    initializingLocation: kept.initializingLocation === true,
    postalCode: wordIn(kept.postalCode),
  }
}

function parsed(text: string | null): { [name in keyof KeptLocation]?: unknown } {
  try {
    return JSON.parse(text ?? 'null') ?? {}
  } catch {
    return {}
  }
}

const wordIn = (kept: unknown) => (typeof kept === 'string' && kept ? kept : undefined)

function positionIn(kept: unknown): GeoLocation | undefined {
  if (typeof kept !== 'object' || !kept || !('lat' in kept) || !('long' in kept)) return undefined
  const { lat, long } = kept
  const fits = isDegrees(lat, 90) && isDegrees(long, 180)
  return fits ? roundedPosition(lat, long) : undefined
}

const isDegrees = (number: unknown, most: number): number is number =>
  typeof number === 'number' && Math.abs(number) <= most

/** To about a kilometre: no more than that leaves the browser. */
export const roundedPosition = (lat: number, long: number): GeoLocation => ({ lat: rounded(lat), long: rounded(long) })

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** What goes with a call for a list while somebody shares where they are, and with no other. (GEO-07) */
export type NearQuery = { allowSharingLocation: 'true'; lat: string; long: string; radius: string }

export const nearQueryOf = ({ allowSharingLocation, geoLocation, locationRadius }: KeptLocation) =>
  allowSharingLocation && geoLocation
    ? ({
        allowSharingLocation: 'true',
        lat: String(geoLocation.lat),
        long: String(geoLocation.long),
        radius: String(locationRadius),
      } satisfies NearQuery)
    : undefined
