/** Vancouver's clocks, UTC-7 all year, whatever the browser's zone data say. */
const offset = -7 * 3_600_000

const momentFormat = new Intl.DateTimeFormat('en-CA', {
  ...({ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
  timeZone: 'UTC',
})

const shifted = (instant: string) => new Date(Date.parse(instant) + offset)

/** The day and time of an instant as text: "November 20, 2026 at 3:05 p.m.". */
export const vancouverMoment = (instant: string): string => momentFormat.format(shifted(instant))

/** The values of the date and time fields for an instant: YYYY-MM-DD and HH:MM. */
export function vancouverFields(instant: string): { day: string; time: string } {
  const [day = '', time = ''] = shifted(instant).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/** The instant of a day and time in Vancouver; undefined when they are invalid. */
export function instantOf(day: string, time: string): string | undefined {
  const at = Date.parse(`${day}T${time}:00Z`)
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) && !Number.isNaN(at)
  return isWhole ? new Date(at - offset).toISOString() : undefined
}
