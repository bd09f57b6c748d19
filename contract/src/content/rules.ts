import type { ContentField } from './fields.ts'
import { leadsSomewhere } from './rich-text.ts'

/** Rules of what volunteers write, with their exact texts: used by the server and by their form. */

/** Characters of one formatted text. */
export const textLimit = 100_000

/** Entries of one list. */
export const entriesLimit = 200

/** Bytes of one document as JSON. */
export const documentLimit = 1_000_000

/** Characters of an address. */
export const addressLimit = 2_000

const characterLimits: Partial<Record<ContentField['kind'], number>> = {
  line: 500,
  words: 5_000,
  text: textLimit,
  address: addressLimit,
}

/** Pictures come from our own store, or are drawings that stand beside the program. Anything else could watch who reads. */
export const isOwnPicture = (address: string): boolean =>
  /^\/pictures\/[0-9a-f]{32}-(240|720|1600)\.(jpg|webp)$|^\/content\/[\w-]+\.svg$/.test(address)

/** The address of a picture in our store without what opens it for whom it was told to, before everyone may see it. */
export const withoutAccess = (address: string): string =>
  address.replace(/^(\/pictures\/[^?]+)\?until=\d+&signature=[\w-]+$/, '$1')

/** What is wrong with what was typed into a field that holds characters. */
export function typedFault(field: ContentField, typed: string): string | undefined {
  if (!typed) return field.optional ? undefined : missing(field)
  const most = characterLimits[field.kind]
  if (most && [...typed].length > most) return `${field.label}: use at most ${most.toLocaleString('en-CA')} characters`
  if (field.kind === 'address' && !isPlace(typed))
    return `${field.label}: please start with http:// or https://, or with / for a page of this site`
  if (field.kind === 'day' && !isDay(typed))
    return `${field.label}: please write the day as YYYY-MM-DD, such as 2026-03-09`
  if (field.kind === 'choice' && !field.options.includes(typed))
    return `${field.label}: please choose one of ${field.options.join(', ')}`
  return undefined
}

export const missing = ({ label }: ContentField): string => `Please fill in “${label}”`

/** Whether it is a path of ours or an http(s) address, and nothing else in disguise. */
export const isPlace = (address: string) => leadsSomewhere(address) && /^(https?:|\/)/i.test(address)

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
