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

type Sent = { [name in keyof typeof nearShape]?: string | undefined }

/** Degrees, and kilometres around them. */
export type Near = { lat: number; long: number; radius: number }

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/

const faults = {
  lat: 'Latitude must be a number from -90 to 90',
  long: 'Longitude must be a number from -180 to 180',
  radius: `Radius must be a number of kilometres from ${radius.least} to ${radius.most}`,
}

type Bounds = [least: number, most: number]

/** Each fault is told by its own key. */
function read(name: keyof typeof faults, text = '', [least, most]: Bounds, context: z.core.$RefinementCtx): number {
  const number = decimal.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  context.addIssue({ code: 'custom', path: [name], message: faults[name] })
  return number
}

const readPosition = (sent: Sent, context: z.core.$RefinementCtx) => ({
  lat: read('lat', sent.lat, [-90, 90], context),
  long: read('long', sent.long, [-180, 180], context),
})

/** Where somebody is who shares it. */
export function readNear(sent: Sent, context: z.core.$RefinementCtx): Near | undefined {
  if (sent.allowSharingLocation !== 'true') return undefined
  const kilometres = sent.radius || String(radius.usual)
  return {
    ...readPosition(sent, context),
    radius: read('radius', kilometres, [radius.least, radius.most], context),
  }
}

/** A position that is all there is to a question. */
export const positionQuery = z.object({ lat: nearShape.lat, long: nearShape.long }).transform(readPosition)
