import type { ContentField } from './fields.ts'
import { isSafeLink } from './rich-text.ts'

/** Rules for what volunteers write, with their exact messages: used by the server and by their form. */

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

/** Removes from the address of a picture in our store the query that grants access to it before it is public. */
export const withoutAccess = (address: string): string =>
  address.replace(/^(\/pictures\/[^?]+)\?until=\d+&signature=[\w-]+$/, '$1')

/** Returns the error of a text field's value, if any. */
export function typedError(field: ContentField, typed: string): string | undefined {
  if (!typed) return field.optional ? undefined : missingFieldMessage(field)
  const max = characterLimits[field.kind]
  if (max && [...typed].length > max) return `${field.label}: use at most ${max.toLocaleString('en-CA')} characters`
  if (field.kind === 'address' && !isPathOrUrl(typed))
    return `${field.label}: please start with http:// or https://, or with / for a page of this site`
  if (field.kind === 'day' && !isDay(typed))
    return `${field.label}: please write the day as YYYY-MM-DD, such as 2026-03-09`
  if (field.kind === 'choice' && !field.options.includes(typed))
    return `${field.label}: please choose one of ${field.options.join(', ')}`
  return undefined
}

export const missingFieldMessage = ({ label }: ContentField): string => `Please fill in “${label}”`

/** Whether it is a path of ours or an http(s) address, and nothing else in disguise. */
export const isPathOrUrl = (address: string) => isSafeLink(address) && /^(https?:|\/)/i.test(address)

/** To take a zone off the list at which people will meet. */
export const zoneInUse = (name: string, meetings: number): string =>
  `${meetings === 1 ? '1 coming meeting is' : `${meetings.toLocaleString('en-CA')} coming meetings are`} at “${name}”, so it stays on the list. You can tick that it is closed: then nobody is offered it for new meetings.`

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
