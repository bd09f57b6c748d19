import { mailOutcomes, waitingNames } from '@reable/contract/health/rules'
import type { PlotRow } from '../../impact/plot.tsx'
import type { Health } from './load-health.ts'

/** The rows of the plot of what waits now. */
export const waitingRows = ({ waiting }: Pick<Health, 'waiting'>): PlotRow[] => rowsOf(waitingNames, waiting)

/** The rows of the plot of the mails of a day. */
export const mailRows = ({ mails }: Pick<Health, 'mails'>): PlotRow[] => rowsOf(mailOutcomes, mails)

const rowsOf = <Name extends string>(names: Record<Name, string>, counts: Partial<Record<Name, number>>): PlotRow[] =>
  Object.entries<string>(names).map(([name, label]) => ({ label, count: counts[name as Name] ?? 0 }))

/** The bounds that people feel, in seconds. */
const felt = [
  { upTo: 0.1, label: 'At once' },
  { upTo: 0.5, label: 'In half a second' },
  { upTo: 1, label: 'In a second' },
  { upTo: Number.POSITIVE_INFINITY, label: 'Later' },
]

/** The rows of the plot of how soon answers came. */
export function answerRows({ answers }: Pick<Health, 'answers'>): PlotRow[] {
  return felt.map(({ upTo, label }, at) => {
    const from = felt[at - 1]?.upTo ?? 0
    const within = answers.filter(({ within_seconds: seconds }) => {
      const bound = seconds ?? Number.POSITIVE_INFINITY
      return bound > from && bound <= upTo
    })
    return { label, count: within.reduce((sum, one) => sum + one.answers, 0) }
  })
}

/** How many answers came so soon that nobody waits, as a sentence. */
export function answersText(health: Pick<Health, 'answers'>): string {
  const [atOnce, ...others] = answerRows(health).map(({ count }) => Number(count))
  const all = others.reduce((sum, count) => sum + count, atOnce ?? 0)
  if (all === 0) return 'Nothing was asked for yet.'
  const part = Math.floor((100 * (atOnce ?? 0)) / all)
  return `Of ${all.toLocaleString('en-CA')} answers since the program started, ${part} % came at once: in a tenth of a second.`
}

export const listingsText = (count: number): string =>
  count === 1 ? '1 listing is public.' : `${count.toLocaleString('en-CA')} listings are public.`
