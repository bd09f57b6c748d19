import type { Position } from './distance.ts'

/** The area that the first characters of a postal code stand for: its middle, in degrees, and its municipality's name. */
export type PostalArea = Position & { prefix: string; municipal: string }
