export type Room = 'living' | 'hall' | 'bathroom' | 'bedroom' | 'garage' | 'patio'
export type Tint = 'slate' | 'wine' | 'moss' | 'plum' | 'sea' | 'rust' | 'navy'
export type Shade = 0 | 1 | 2
export type Shot = 0 | 1 | 2 | 3 | 4

/** One cloth or paint colour with the tones that give a flat drawing its folds and shadows. */
export type Paint = { base: string; dark: string; light: string; word: string }

/** A place worth a close crop: what is there, its middle, and the width of the crop in drawing units. */
export type Close = readonly [what: string, x: number, y: number, width?: number]

/** The details of a listing that its picture shows as well. Empty where nothing is given. */
export type ListingDetails = {
  /** Title and description. */
  text: string
  /** The type's own fields, field_name to plain text. */
  properties: Readonly<Record<string, string>>
  /** Its condition is "For parts or repair". */
  forParts: boolean
}

export type Closes = readonly [Close, Close, Close, Close]

/** One equipment type: its name, where it stands, and how it is drawn on a canvas of 400 × 300. */
export type Drawing = {
  /** "{colour}" stands for the word of the tint. */
  name: string | ((details: ListingDetails) => string)
  view?: string
  stands?: 'floor' | 'table' | 'wall'
  rooms: readonly Room[]
  /** Alone means without a room: what would run out of the picture then ends inside it. */
  draw: (paint: Paint, alone: boolean, details: ListingDetails) => string
  /** Draws the parts of the place that are not the thing's: a door, a porch. */
  setting?: (room: Room, shade: Shade) => string
  close: Closes | ((details: ListingDetails) => Closes)
}
