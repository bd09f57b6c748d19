import { z } from 'zod'
import { radius } from '../places/rules.ts'

/** The query of somebody who shares their location; without `allowSharingLocation=true` the rest is not read. */
export const nearShape = {
  allowSharingLocation: z.string().optional(),
  /** Degrees. */
  lat: z.string().optional(),
  long: z.string().optional(),
  /** Kilometres; 10 when empty. */
  radius: z.string().optional(),
}

type PositionQuery = { [name in keyof typeof nearShape]?: string | undefined }

/** Degrees, and kilometres around them. */
export type Near = { lat: number; long: number; radius: number }

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/

const messages = {
  lat: 'Latitude must be a number from -90 to 90',
  long: 'Longitude must be a number from -180 to 180',
  radius: `Radius must be a number of kilometres from ${radius.min} to ${radius.max}`,
}

type Range = [min: number, max: number]

/** Reads a number, and reports an error under its own key. */
function read(name: keyof typeof messages, text = '', [min, max]: Range, context: z.core.$RefinementCtx): number {
  const number = decimal.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  context.addIssue({ code: 'custom', path: [name], message: messages[name] })
  return number
}

const readPosition = (query: PositionQuery, context: z.core.$RefinementCtx) => ({
  lat: read('lat', query.lat, [-90, 90], context),
  long: read('long', query.long, [-180, 180], context),
})

/** Returns the shared location, or undefined where none is shared. */
export function readNear(query: PositionQuery, context: z.core.$RefinementCtx): Near | undefined {
  if (query.allowSharingLocation !== 'true') return undefined
  const kilometres = query.radius || String(radius.default)
  return {
    ...readPosition(query, context),
    radius: read('radius', kilometres, [radius.min, radius.max], context),
  }
}

/** The query of a call that needs a position and nothing else. */
export const positionQuery = z.object({ lat: nearShape.lat, long: nearShape.long }).transform(readPosition)
