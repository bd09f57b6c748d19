import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import { organisation } from '@reable/contract/organisation'

const outcomes: Record<FeedbackOption, string> = {
  exchanged: `was sold or donated through ${organisation.name}`,
  exchanged_elsewhere: 'was sold or donated elsewhere',
  not_exchanged: 'is no longer on offer',
}

/** The sentence for the feedback that a link gave on a listing. */
export const feedbackMessage = (title: string, option: FeedbackOption): string => `“${title}” ${outcomes[option]}.`

const vancouver = -7 * 3_600_000
const nameOf = (part: 'weekday' | 'month') => new Intl.DateTimeFormat('en-CA', { [part]: 'long', timeZone: 'UTC' })
const weekday = nameOf('weekday')
const month = nameOf('month')

/** The day of an instant in Vancouver, UTC-7 all year, whatever the browser's zone data say: "Friday, 18 December". */
export function dayLabel(instant: string): string {
  const shown = new Date(Date.parse(instant) + vancouver)
  return `${weekday.format(shown)}, ${shown.getUTCDate()} ${month.format(shown)}`
}
