import { askWhoRunsIt, headlines } from '@reable/contract/health/rules'
import { browserApi } from '../../api.ts'
import { Section } from '../../content/pages/section.tsx'
import { Plot } from '../../impact/plot.tsx'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/health-page'
import { FindingList } from './finding-list.tsx'
import plotStyles from './health-plots.module.css'
import { answerRows, answersText, listingsText, mailRows, waitingRows } from './health-words.ts'
import { type Health, loadHealth } from './load-health.ts'

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
      <h1 className={styles.heading}>Status</h1>
      {loaderData && 'failure' in loaderData && <TryAgain message={loaderData.failure.error} />}
      {health && <HealthParts health={health} />}
    </>
  )
}

function HealthParts({ health }: { health: Health }) {
  const { level, findings, checked_at_utc: checkedAt, public_listings: listings } = health
  return (
    <>
      <div className={styles.intro}>
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
        <div className={plotStyles.plots}>
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
