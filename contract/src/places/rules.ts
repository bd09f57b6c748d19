import { organisation } from '../organisation.ts'

/** Rules for places with their exact messages: used by the server and by the browser. */

export const postalCodeInvalid = 'Oops! The postal code is invalid, please use A1A 1A1 format'
export const outsideRegion = `This is outside ${organisation.region}, where our listings are.`

/** Kilometres around where somebody is. */
export const radius = { default: 10, min: 1, max: 100 }

/** Accepts capitals only: a form normalizes what was typed before it sends it. */
export const postalCodeError = (code: string): string | undefined =>
  /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/.test(code) ? undefined : postalCodeInvalid

/** The distance as text for a card. A position is known to about a kilometre, so nothing is nearer than that. */
export const distanceLabel = (kilometres: number): string => `about ${Math.max(1, Math.round(kilometres))} km away`
