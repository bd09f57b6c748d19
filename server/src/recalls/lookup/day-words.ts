const words = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as 2026-11-23 as people read it: "November 23, 2026". */
export const dayWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))
