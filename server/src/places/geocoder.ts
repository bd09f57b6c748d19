import type { Position } from '@reable/contract/places/distance'
import type { Context } from '#platform/context'

/** Where something is, and the name of the municipality there. */
export type GeocodedPlace = Position & { municipal: string }

/** Finds positions of postal codes and municipalities of positions. Undefined: there is none. Never throws for a failure of a provider. */
export type Geocoder = {
  /** Of a code with capitals and without a blank, such as V5A1A1. */
  byPostalCode(ctx: Context, code: string): Promise<GeocodedPlace | undefined>
  byPosition(ctx: Context, position: Position): Promise<string | undefined>
}
