/** In milliseconds: Vancouver’s clocks are at UTC-7 all year, whatever the browser’s zone data say. */
const vancouver = -7 * 3_600_000
const timeFormat = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** A time of the next 24 hours: "5:00 p.m. tomorrow". */
export function soonLabel(instant: string): string {
  const time = new Date(Date.parse(instant) + vancouver)
  const isToday = time.getUTCDate() === new Date(Date.now() + vancouver).getUTCDate()
  return `${timeFormat.format(time).replace(/\s/g, '\u00a0')} ${isToday ? 'today' : 'tomorrow'}`
}
