import { measure } from './listing-details.ts'
import type { ListingDetails } from './types.ts'

/** The measure that the drawing of an equipment type goes by, and how much of it fills the picture. */
const sizes: ReadonlyMap<number, readonly [field: string, full: number]> = new Map([
  [3, ['seat_width_in', 20]],
  [12, ['overall_width_in', 27]],
  [13, ['handle_height_max_in', 48]],
  [27, ['thickness_in', 8]],
  [28, ['height_in', 20]],
  [40, ['width_in', 36]],
  [46, ['seat_width_in', 22]],
  [47, ['seat_height_max_in', 27]],
  [51, ['seat_width_in', 14]],
  [52, ['seat_width_in', 16]],
  [53, ['handle_height_max_in', 32]],
  [54, ['seat_width_in', 14]],
])

/** However small a thing is, its picture shows what it is. */
const smallest = 0.75

/** Draws a small thing smaller than a large one of its type, standing on the same floor: people look for a size. */
export function toSize(typeId: number, content: string, details: ListingDetails): string {
  const [field, full] = sizes.get(typeId) ?? ['', 1]
  const share = Math.min(1, Math.max(smallest, measure(details, field, full) / full))
  return share === 1
    ? content
    : `<g transform="translate(200 266) scale(${share.toFixed(3)}) translate(-200 -266)">${content}</g>`
}
