import { z } from 'zod'
import { radius } from '../places/rules.ts'

/** What is sent while somebody shares where they are; without `allowSharingLocation=true` the rest is not read. */
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
  radius: `Radius must be a number of kilometres from ${radius.least} to ${radius.most}`,
}

type Range = [least: number, most: number]

/** Each fault is told by its own key. */
function read(name: keyof typeof messages, text = '', [least, most]: Range, context: z.core.$RefinementCtx): number {
  const number = decimal.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  context.addIssue({ code: 'custom', path: [name], message: messages[name] })
  return number
}

const readPosition = (query: PositionQuery, context: z.core.$RefinementCtx) => ({
  lat: read('lat', query.lat, [-90, 90], context),
  long: read('long', query.long, [-180, 180], context),
})

/** Where somebody is who shares it. */
export function readNear(query: PositionQuery, context: z.core.$RefinementCtx): Near | undefined {
  if (query.allowSharingLocation !== 'true') return undefined
  const kilometres = query.radius || String(radius.usual)
  return {
    ...readPosition(query, context),
    radius: read('radius', kilometres, [radius.least, radius.most], context),
  }
}

/** A position that is all there is to a question. */
export const positionQuery = z.object({ lat: nearShape.lat, long: nearShape.long }).transform(readPosition)
