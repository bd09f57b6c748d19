import { browserApi } from '../../api.ts'
import { Section } from '../../content/pages/section.tsx'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import styles from '../reports/reports.module.css'
import type { Route } from './+types/volunteer-impact-page'
import { loadVolunteerImpact } from './load-volunteer-impact.ts'
import { decisionsText, stoppedText } from './volunteer-words.ts'
import { WaitTable } from './wait-table.tsx'

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
      <h1 className={styles.heading}>Numbers</h1>
      {loaderData && 'failure' in loaderData && <TryAgain message={loaderData.failure.error} />}
      {impact && (
        <>
          <p className={styles.intro}>
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
