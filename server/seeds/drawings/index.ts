import { drawings } from './catalogue.ts'
import { paints } from './colours.ts'
import { drawRoom, roomPhrase, rooms } from './rooms/index.ts'
import { table } from './rooms/table.ts'
import type { Close, Drawing, Room, Shade, Shot, Tint } from './types.ts'

export type { Room, Tint } from './types.ts'
export { rooms }

export const tints = ['slate', 'wine', 'moss', 'plum', 'sea', 'rust', 'navy'] as const satisfies readonly Tint[]

type Options = { typeId: number; room: Room; tint: Tint; shade?: Shade; shot?: Shot }

function drawingOf(typeId: number): Drawing {
  const drawing = drawings.get(typeId)
  if (!drawing) throw new Error(`No drawing for equipment type ${typeId}`)
  return drawing
}

function closeOf(drawing: Drawing, shot: Exclude<Shot, 0>): Close {
  return drawing.close[(shot - 1) as 0 | 1 | 2 | 3]
}

/** The part of the drawing to show: all of it, or a crop of 4 : 3 kept inside it. */
function viewBox([, x, y, width = 190]: Close): string {
  const height = width * 0.75
  const left = Math.min(Math.max(x - width / 2, 0), 400 - width)
  const top = Math.min(Math.max(y - height / 2, 0), 300 - height)
  return `${left} ${top} ${width} ${height}`
}

function document(view: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="${view}">` +
    `<g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
  )
}

/** An SVG document of 960 × 720 of an equipment type standing in a room; shots 1 to 4 are close crops of it. */
export function drawEquipment({ typeId, room, tint, shade = 0, shot = 0 }: Options): string {
  const drawing = drawingOf(typeId)
  const place = drawRoom(room, shade) + (drawing.stands === 'table' ? table(shade) : '')
  const content = place + (drawing.setting?.(room, shade) ?? '') + drawing.draw(paints[tint], false)
  return document(shot === 0 ? '0 0 400 300' : viewBox(closeOf(drawing, shot)), content)
}

/** Only the thing, without a room, on a transparent ground. */
export function drawThing({ typeId, tint }: { typeId: number; tint: Tint }): string {
  return document('0 0 400 300', drawingOf(typeId).draw(paints[tint], true))
}

/** The name with the tint's word in it; "orange" asks for "an". */
function nameOf(drawing: Drawing, tint: Tint): string {
  return drawing.name.replace('{colour}', paints[tint].word).replace(/\ba (?=orange)/, 'an ')
}

/** Alternative text: what is seen, from where, and in which room. */
export function describeDrawing({ typeId, room, tint, shot = 0 }: Options): string {
  const drawing = drawingOf(typeId)
  const name = nameOf(drawing, tint)
  if (shot !== 0) return `Close view of ${closeOf(drawing, shot)[0]}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const standing = drawing.stands === 'table' ? 'on a table ' : ''
  return `${name}, ${drawing.view ?? 'seen from the side'}, ${standing}${roomPhrase(room)}`
}

/** Rooms where this type would believably be photographed. */
export function roomsFor(typeId: number): readonly Room[] {
  return drawingOf(typeId).rooms
}
