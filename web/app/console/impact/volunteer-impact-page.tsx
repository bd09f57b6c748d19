import type { Answer, Client } from '@reable/contract/client'
import { browserApi } from '../../api.ts'
import { Section } from '../../content/pages/section.tsx'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/volunteer-impact-page'
import waitTableStyles from './wait-table.module.css'

type Wait = VolunteerImpact['waits']['listings']

/** What waits, in the order of the table. */
const waitNames: Readonly<Record<keyof VolunteerImpact['waits'], string>> = {
  listings: 'Reports about listings',
  people: 'Reports about people',
  messages: 'Held messages',
}

/** "40 minutes", "3 hours", "2 days". */
function hoursText(hours: number): string {
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day')
}

const counted = (amount: number, word: string, many = `${word}s`) =>
  `${amount.toLocaleString('en-CA')} ${amount === 1 ? word : many}`

/** How many were decided, how long half of them waited and how long most, and how many wait now. */
function waitText({ decided, waiting, median_hours: median, most_hours: most }: Wait): string {
  const now = waiting === 0 ? 'None waits now.' : `${counted(waiting, 'waits', 'wait')} now.`
  if (median === null || most === null) return `None was decided. ${now}`
  return `${decided.toLocaleString('en-CA')} decided: half within ${hoursText(median)}, 9 in 10 within ${hoursText(most)}. ${now}`
}

/** What was decided, as sentences. */
function decisionsText({ listings, messages }: VolunteerImpact): string[] {
  return [
    `${counted(listings.released, 'listing was', 'listings were')} released, ${listings.left_hidden} left hidden.`,
    `${counted(messages.delivered, 'held message was', 'held messages were')} passed on, ${messages.returned} returned.`,
  ]
}

/** How many people may not write for a while. */
function stoppedText({ people: { stopped, stopped_now: now } }: VolunteerImpact): string {
  const rest = now === 0 ? 'No one is resting now.' : `${counted(now, 'person is', 'people are')} resting now.`
  return `${counted(stopped, 'person was', 'people were')} given a rest from writing. ${rest}`
}

const names = Object.entries(waitNames) as [keyof VolunteerImpact['waits'], string][]

/** The waiting times, in words. */
function WaitTable({ waits }: Pick<VolunteerImpact, 'waits'>) {
  return (
    <table className={waitTableStyles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long it waited</th>
        </tr>
      </thead>
      <tbody>
        {names.map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{waitText(waits[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const loader = () => null

export const clientLoader = () => loadVolunteerImpact(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Numbers', !!loaderData && 'impact' in loaderData)

/** How long people waited for volunteers, and what these decided, in words and in a table. */
export default function VolunteerImpactPage({ loaderData }: Route.ComponentProps) {
  const impact = loaderData && 'impact' in loaderData ? loaderData.impact : undefined
  return (
    <>
      <h1>Numbers</h1>
      {loaderData && 'failure' in loaderData && <TryAgain message={loaderData.failure.error} />}
      {impact && (
        <>
          <p className="measure">
            What volunteers did in the last {impact.days} days. What everyone can see is on the page{' '}
            <TextLink to={addresses.impact}>What it brought</TextLink>.
          </p>
          <Section heading="How long people waited">
            <WaitTable waits={impact.waits} />
          </Section>
          <Section heading="What you decided">
            <ul>
              {decisionsText(impact).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Section>
          <Section heading="People who were stopped">
            <p>{stoppedText(impact)}</p>
          </Section>
        </>
      )}
    </>
  )
}

type VolunteerImpact = Answer<'getVolunteerImpact'>

/** Loads the figures for volunteers, or the error. */
async function loadVolunteerImpact(api: Client): Promise<{ impact: VolunteerImpact } | { failure: { error: string } }> {
  const reply = await api('getVolunteerImpact', {})
  return reply.ok ? { impact: reply.data } : { failure: reply.failure }
}
