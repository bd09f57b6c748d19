import type { Answer, Client } from '@reable/contract/client'
import { askWhoRunsIt, headlines, type Level, mailOutcomes, waitingNames } from '@reable/contract/health/rules'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { browserApi } from '../../api.ts'
import { Section } from '../../content/pages/section.tsx'
import { Plot, type PlotRow } from '../../impact/plot.tsx'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/health-page'
import findingListStyles from './finding-list.module.css'
import plotStyles from './health-plots.module.css'

/** The rows of the plot of what waits now. */
const waitingRows = ({ waiting }: Pick<Health, 'waiting'>): PlotRow[] => rowsOf(waitingNames, waiting)

/** The rows of the plot of the mails of a day. */
const mailRows = ({ mails }: Pick<Health, 'mails'>): PlotRow[] => rowsOf(mailOutcomes, mails)

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
function answerRows({ answers }: Pick<Health, 'answers'>): PlotRow[] {
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
function answersText(health: Pick<Health, 'answers'>): string {
  const [atOnce, ...others] = answerRows(health).map(({ count }) => Number(count))
  const all = others.reduce((sum, count) => sum + count, atOnce ?? 0)
  if (all === 0) return 'Nothing was asked for yet.'
  const part = Math.floor((100 * (atOnce ?? 0)) / all)
  return `Of ${all.toLocaleString('en-CA')} answers since the program started, ${part} % came at once: in a tenth of a second.`
}

const listingsText = (count: number): string =>
  count === 1 ? '1 listing is public.' : `${count.toLocaleString('en-CA')} listings are public.`

/** Each level has a shape and a word of its own beside its colour. */
const marks: Record<Level, { icon: LucideIcon; word: string; style: string | undefined }> = {
  good: { icon: CircleCheck, word: 'Good', style: findingListStyles.good },
  weak: { icon: TriangleAlert, word: 'Needs a look', style: findingListStyles.weak },
  broken: { icon: CircleX, word: 'Does not work', style: findingListStyles.broken },
}

/** What was looked at, the worst first. */
function FindingList({ findings }: Pick<Health, 'findings'>) {
  const order: Level[] = ['broken', 'weak', 'good']
  const sorted = findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))
  return (
    <ul className={`stack ${findingListStyles.list}`}>
      {sorted.map(({ about, level, sentence }) => {
        const { icon, word, style } = marks[level]
        return (
          <li key={about} className={`stack ${findingListStyles.finding}`}>
            <span className={`${findingListStyles.mark} ${style}`}>
              <Icon of={icon} />
              {word}
            </span>
            <span>{sentence}</span>
          </li>
        )
      })}
    </ul>
  )
}

export const loader = () => null

export const clientLoader = () => loadHealth(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Status', !!loaderData && 'health' in loaderData)

/** How the place itself does, in words and in plots that are their own tables. */
export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const health = loaderData && 'health' in loaderData ? loaderData.health : undefined
  return (
    <>
      <h1>Status</h1>
      {loaderData && 'failure' in loaderData && <TryAgain message={loaderData.failure.error} />}
      {health && <HealthParts health={health} />}
    </>
  )
}

function HealthParts({ health }: { health: Health }) {
  const { level, findings, checked_at_utc: checkedAt, public_listings: listings } = health
  return (
    <>
      <div className="measure">
        <p>
          <strong>{headlines[level]}</strong> {level !== 'good' && askWhoRunsIt}
        </p>
        <p>Looked at on {vancouverMoment(checkedAt)} Open this page again to look again.</p>
      </div>
      <Section heading="What was looked at">
        <FindingList findings={findings} />
      </Section>
      <Section heading="In numbers">
        <p>
          {listingsText(listings)} {answersText(health)}
        </p>
        <div className={`stack gap-32 above-16 ${plotStyles.plots}`}>
          <Plot caption="What waits now" columns={['What', 'How many']} rows={waitingRows(health)} />
          <Plot
            caption="Mails of the last 24 hours"
            columns={['What became of them', 'Mails']}
            rows={mailRows(health)}
          />
          <Plot caption="How soon answers came" columns={['When', 'Answers']} rows={answerRows(health)} />
        </div>
      </Section>
    </>
  )
}

type Health = Answer<'getHealth'>

/** Loads how the place does, or the error. */
async function loadHealth(api: Client): Promise<{ health: Health } | { failure: { error: string } }> {
  const reply = await api('getHealth', {})
  return reply.ok ? { health: reply.data } : { failure: reply.failure }
}
