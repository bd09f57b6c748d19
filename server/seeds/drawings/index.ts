import { drawings } from './catalogue.ts'
import { paints } from './colours.ts'
import { noDetails } from './listing-details.ts'
import { repairCard } from './repair.ts'
import { drawRoom, roomPhrase, rooms } from './rooms/index.ts'
import { table } from './rooms/table.ts'
import { toSize } from './to-size.ts'
import type { Close, Drawing, ListingDetails, Room, Shade, Shot, Tint } from './types.ts'

export type { ListingDetails, Room, Tint } from './types.ts'
export { rooms }

export const tints = ['slate', 'wine', 'moss', 'plum', 'sea', 'rust', 'navy'] as const satisfies readonly Tint[]

type Options = {
  typeId: number
  room: Room
  tint: Tint
  shade?: Shade
  shot?: Shot
  details?: ListingDetails
  /** Facing the other way, where the thing is seen from the side. */
  mirrored?: boolean
}

function drawingOf(typeId: number): Drawing {
  const drawing = drawings.get(typeId)
  if (!drawing) throw new Error(`No drawing for equipment type ${typeId}`)
  return drawing
}

function closeOf({ close }: Drawing, shot: Exclude<Shot, 0>, details: ListingDetails): Close {
  const closes = typeof close === 'function' ? close(details) : close
  return closes[(shot - 1) as 0 | 1 | 2 | 3]
}

/** Only what is seen from the side may face the other way: elsewhere the words say left and right, or letters stand in it. */
const facing = (drawing: Drawing, mirrored: boolean) => mirrored && drawing.view === undefined

const mirror = (content: string) => `<g transform="translate(400 0) scale(-1 1)">${content}</g>`

/** The part of the drawing to show: all of it, or a crop of 4 : 3 inside it. */
function viewBox([, x, y, width = 190]: Close, mirrored: boolean): string {
  const height = width * 0.75
  const left = Math.min(Math.max((mirrored ? 400 - x : x) - width / 2, 0), 400 - width)
  const top = Math.min(Math.max(y - height / 2, 0), 300 - height)
  return `${left} ${top} ${width} ${height}`
}

function document(view: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="${view}">` +
    `<g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
  )
}

/** The thing as its listing describes it; what is sold for parts has a card beside it that says so. */
function thing(typeId: number, tint: Tint, alone: boolean, details: ListingDetails): string {
  const drawn = drawingOf(typeId).draw(paints[tint], alone, details)
  return toSize(typeId, drawn, details) + (details.forParts ? repairCard() : '')
}

/** An SVG document of 960 × 720 of an equipment type standing in a room; shots 1 to 4 are close crops of it. */
export function drawEquipment(options: Options): string {
  const { typeId, room, tint, shade = 0, shot = 0, details = noDetails, mirrored = false } = options
  const drawing = drawingOf(typeId)
  const isMirrored = facing(drawing, mirrored)
  const place = drawRoom(room, shade) + (drawing.stands === 'table' ? table(shade) : '')
  const content = (drawing.setting?.(room, shade) ?? '') + thing(typeId, tint, false, details)
  const view = shot === 0 ? '0 0 400 300' : viewBox(closeOf(drawing, shot, details), isMirrored)
  return document(view, place + (isMirrored ? mirror(content) : content))
}

/** Only the thing, without a room, on a transparent background. */
export function drawThing({ typeId, tint, details = noDetails }: Pick<Options, 'typeId' | 'tint' | 'details'>): string {
  return document('0 0 400 300', thing(typeId, tint, true, details))
}

/** The picture of an equipment type, wherever it represents all of its listings: on a light background, in every colour scheme. */
export const drawKind = (typeId: number): string =>
  document('0 0 400 300', `<path fill="#f7f9f5" d="M0 0h400v300H0z"/>${thing(typeId, 'slate', true, noDetails)}`)

/** The name with the tint's word in it; "orange" asks for "an". */
function nameOf({ name }: Drawing, tint: Tint, details: ListingDetails): string {
  const text = typeof name === 'function' ? name(details) : name
  return text.replace('{colour}', paints[tint].word).replace(/\ba (?=orange)/, 'an ')
}

/** The alternative text: what is seen, from where, and in which room. */
export function describeDrawing({ typeId, room, tint, shot = 0, details = noDetails }: Options): string {
  const drawing = drawingOf(typeId)
  const name = nameOf(drawing, tint, details)
  if (shot !== 0) {
    return `Close view of ${closeOf(drawing, shot, details)[0]}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  }
  const standing = drawing.stands === 'table' ? 'on a table ' : ''
  const card = details.forParts ? ', a repair card beside it' : ''
  return `${name}${card}, ${drawing.view ?? 'seen from the side'}, ${standing}${roomPhrase(room)}`
}

/** Rooms where this type would believably be photographed. */
export function roomsFor(typeId: number): readonly Room[] {
  return drawingOf(typeId).rooms
}
