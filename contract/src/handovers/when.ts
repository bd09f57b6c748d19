/** Times as people say them, by Vancouver's clocks: UTC-7 all year, whatever zone the machine or the browser is in. */

const hours = 3_600_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** The moment with the fields that Vancouver's clocks show as those of UTC. */
const shown = (instant: string | Date) => new Date(new Date(instant).getTime() - 7 * hours)

/** The day: "Saturday, 28 November". */
export function dayLabel(instant: string | Date): string {
  const day = shown(instant)
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

/** Day and time: "Saturday, 28 November at 2:30 p.m.". The time stays in one line. */
export function whenLabel(instant: string | Date): string {
  const moment = shown(instant)
  const hour = moment.getUTCHours()
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0')
  return `${dayLabel(instant)} at ${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** The day as a form's field has it: "2026-11-28". */
export const dateOf = (instant: string | Date): string => shown(instant).toISOString().slice(0, 10)

/** The time as a form's field has it: "14:30". */
export const timeOf = (instant: string | Date): string => shown(instant).toISOString().slice(11, 16)

/** The moment of a day and a time of Vancouver; undefined for what is no day or no time. */
export function instantOf(date: string, time: string): Date | undefined {
  if (!(/^\d{4}-\d\d-\d\d$/.test(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return undefined
  const instant = new Date(`${date}T${time}:00-07:00`)
  // The 31st of a shorter month would be read as a day of the next.
  return Number.isNaN(instant.getTime()) || dateOf(instant) !== date ? undefined : instant
}
