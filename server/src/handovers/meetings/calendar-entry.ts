import { whenLabel } from '@reable/contract/handovers/when'
import { organisation } from '@reable/contract/organisation'
import { joinLines } from '@reable/contract/text/join-lines'
import { hour, vancouverTime } from '#platform/clock'
import type { Context } from '#platform/context'

type Entry = {
  conversationId: number
  uid: string
  /** Rises with each change, so that a calendar knows which is the newest. */
  sequence: number
  startsAt: Date
  place: string
  title: string
  cancelled: boolean
}

/**
 * Builds the entry of a meeting for calendar programs (RFC 5545, published as RFC 5546 has it): it comes from us, and names neither of
 * the two. The same name with a higher number replaces the entry, and a cancelled one removes it.
 */
export function calendarEntry(ctx: Context, entry: Entry): string {
  const { uid, sequence, startsAt, place, title, cancelled } = entry
  const { publicUrl } = ctx.config.http
  const when = whenLabel(startsAt)
  const address = `${publicUrl}/account/messages/${entry.conversationId}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${organisation.name}//Meetings//EN`,
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...zone,
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(publicUrl).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stampOf(ctx.clock.now())}`,
    `DTSTART;TZID=${zoneName}:${localStampOf(startsAt)}`,
    `DTEND;TZID=${zoneName}:${localStampOf(new Date(startsAt.getTime() + hour / 2))}`,
    `SUMMARY:${escaped(`${organisation.name}: ${title}, ${when}`)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(`${when}, Vancouver time. Your messages: ${address}`)}`,
    `URL:${address}`,
    `ORGANIZER;CN=${organisation.name}:mailto:${ctx.config.mail.from}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const zoneName = 'America/Vancouver'

/**
 * The zone is defined with the entry, since a device may not know yet that British Columbia stays at UTC-7. One that goes by its own data still
 * shows the right time: the entry has the time on Vancouver's clocks, and in words as well.
 */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zoneName}`,
  'BEGIN:STANDARD',
  'DTSTART:20260308T020000',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'TZNAME:PT',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A moment as Vancouver's clocks show it: 20261128T143000. */
const localStampOf = (moment: Date) => vancouverTime(moment).slice(0, 19).replaceAll(/[-:]/g, '')

/** A moment in UTC: 20261128T213000Z. */
const stampOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Text as a value has it: no character of it ends the value, and no line break the line. */
const escaped = (text: string) => joinLines(text).replaceAll(/[\\;,]/g, '\\$&')

/** A line of at most 75 bytes, continued behind a blank; no character is cut apart. */
function folded(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const character of line) {
    bytes += Buffer.byteLength(character)
    if (bytes > 74) {
      parts.push('')
      bytes = Buffer.byteLength(character)
    }
    parts[parts.length - 1] += character
  }
  return parts.join('\r\n ')
}
