/** Rules of places as stewards edit them, with their exact texts: used by the server and by the volunteers' room. */

import { isBlank } from '../listings/rules.ts'

/** In characters. */
export const placeNameLimit = 60
export const placesLimit = 200
export const placesFull = `There are ${placesLimit} places, and there is no room for more. Please change one that is there.`

export function placeNameError(name: string): string | undefined {
  if (isBlank(name)) return 'Please write the name of the place'
  return [...name].length > placeNameLimit ? `Use at most ${placeNameLimit} characters for the name` : undefined
}

/** Where places can be, in degrees: an organisation elsewhere changes it. */
const province = 'British Columbia'
const { south, north, west, east } = { south: 48.2, north: 60.1, west: -139.1, east: -114 }

const isDegrees = (typed: string) => /^-?\d{1,3}(\.\d{1,8})?$/.test(typed)

/** Of a latitude in degrees, as it was typed. */
export function latitudeError(typed: string): string | undefined {
  if (!isDegrees(typed)) return 'The latitude is a number of degrees, such as 49.25'
  const isInside = Number(typed) >= south && Number(typed) <= north
  return isInside ? undefined : `This latitude lies outside ${province}: it is from ${south} to ${north}`
}

/** Of a longitude in degrees, as it was typed: it is negative in the west. */
export function longitudeError(typed: string): string | undefined {
  if (!isDegrees(typed)) return 'The longitude is a number of degrees, such as -123.1'
  const isInside = Number(typed) >= west && Number(typed) <= east
  return isInside ? undefined : `This longitude lies outside ${province}: it is from ${west} to ${east}`
}

const listings = (count: number) => (count === 1 ? '1 listing' : `${count.toLocaleString('en-CA')} listings`)

/** What a change would break, in the words that refuse it. */
export const placeBreaks = {
  name: (name: string) =>
    `There is a place with the name “${name}”, or one that looks like it. Please choose another name.`,
  listings: (count: number) =>
    `${listings(count)} of this place ${count === 1 ? 'is' : 'are'} or ${count === 1 ? 'was' : 'were'} here, so it cannot be removed. You can close it: it then takes no new listings.`,
  numbers:
    'The numbers of what was handed over speak of this place, so it cannot be removed. You can close it: it then takes no new listings.',
  postalCodes:
    'Postal codes lie in this place, so it cannot be removed. You can close it: it then takes no new listings.',
  all: 'This is the last place that takes new listings, so it stays open.',
} as const

/** Whoever lists something in a place that takes no new listings reads it. */
export const placeClosed = 'This place takes no new listings now. Please choose another one'
