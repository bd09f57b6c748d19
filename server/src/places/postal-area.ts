import type { Position } from '@reable/contract/places/distance'

/** The area that the first characters of a postal code stand for: its middle, in degrees, and its municipality's name. */
export type PostalArea = Position & { prefix: string; municipal: string }
