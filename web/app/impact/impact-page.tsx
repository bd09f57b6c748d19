import { type ImpactSource, impactSources } from '@reable/contract/impact/carbon'
import { countText, impactFile, waits } from '@reable/contract/impact/rules'
import { organisation } from '@reable/contract/organisation'
import { data } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { Section } from '../content/pages/section.tsx'
import { addresses } from '../shell/addresses.ts'
import { countOf } from '../ui/count-of.ts'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import type { Route } from './+types/impact-page'
import styles from './impact-page.module.css'
import {
  afterText,
  answersText,
  carbonNote,
  carbonText,
  handedOverText,
  headlines,
  impactLead,
  impactTitle,
  missedNote,
  missedText,
  moneyText,
  nothingYet,
  numbersText,
  waitText,
} from './impact-words.ts'
import { type Impact, loadImpact } from './load-impact.ts'
import { FoldedPlot, Plot } from './plot.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const impact = await loadImpact(apiOf(context))
  return data({ impact, origin: new URL(request.url).origin }, { status: impact ? 200 : 503 })
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  impact: await loadImpact(browserApi),
  origin: new URL(request.url).origin,
})

const about = `What ${organisation.name} brought: equipment that was passed on in ${organisation.region}, how long it took, dollars and CO₂e spared, and what people looked for.`

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${impactTitle} · ${organisation.name}` },
  { name: 'description', content: about },
  { property: 'og:title', content: `${impactTitle} · ${organisation.name}` },
  { property: 'og:description', content: about },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}${addresses.impact}` },
]

/** What this place brought, for everybody: figures that name nobody, each with where it comes from. */
export default function ImpactPage({ loaderData: { impact } }: Route.ComponentProps) {
  if (!impact) return <PageUnavailable title={impactTitle} />
  const isEmpty = impact.handed_over.things === 0
  return (
    <article className={`stack page gap-48 above-32 ${styles.page}`}>
      <div className="stack gap-16">
        <h1>{impactTitle}</h1>
        <p className={styles.lead}>{impactLead}</p>
      </div>
      {isEmpty ? (
        <p>{nothingYet}</p>
      ) : (
        <>
          <Figures figures={headlines(impact)} />
          <HandedOver impact={impact} />
          <Waits impact={impact} />
          <After impact={impact} />
          <Money impact={impact} />
          <Climate impact={impact} />
        </>
      )}
      <Answers impact={impact} />
      <Missed impact={impact} />
      <Numbers />
    </article>
  )
}

/** What using things again spares the climate, always as an estimate, with its sources. */
function Climate({ impact }: { impact: Impact }) {
  return (
    <Section heading="The climate">
      <p>{carbonText(impact)}</p>
      <p className="quiet">{carbonNote}</p>
      <h3>Who says so</h3>
      <ul className="stack gap-12 tall-links">
        {impactSources.map((source) => (
          <li key={source.name}>
            <SourceText source={source} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SourceText({ source: { title, by, year, address, says } }: { source: ImpactSource }) {
  const name = `“${title}”`
  return (
    <>
      {says} {by.charAt(0).toUpperCase() + by.slice(1)}, {year}:{' '}
      {address ? <TextLink to={address}>{name}</TextLink> : name}
    </>
  )
}

type Props = { impact: Impact }

const rowsOf = (counted: Impact['kinds']) => counted.map(({ name, things }) => ({ label: name, count: things }))

/** The things that were handed over, by kind, place and month. */
function HandedOver({ impact }: Props) {
  const { kinds, places, months } = impact
  return (
    <Section heading="Things handed over">
      <p>{handedOverText(impact)}</p>
      <div className={`stack gap-32 ${styles.plots}`}>
        <Plot caption="What kind of things they were" columns={['Kind', 'Things']} rows={rowsOf(kinds)} />
        <div>
          <FoldedPlot
            caption="Where they were"
            note={countOf(places.length, 'place')}
            columns={['Place', 'Things']}
            rows={rowsOf(places)}
          />
          <FoldedPlot
            caption="When they were handed over"
            note={countOf(months.length, 'month')}
            columns={['Month', 'Things']}
            rows={months.map(({ label, things }) => ({ label, count: things }))}
          />
          <KindsByPlace places={places} />
        </div>
      </div>
    </Section>
  )
}

/** Of each place with enough of them, how many things of which kind. */
function KindsByPlace({ places }: Pick<Impact, 'places'>) {
  const large = places.filter(({ kinds }) => kinds.length > 0)
  if (!large.length) return null
  return (
    <Disclosure title="Each place, kind by kind" level={3}>
      <ul className="stack gap-12">
        {large.map(({ id, name, kinds }) => (
          <li key={id}>
            <strong>{name}:</strong> {kinds.map((kind) => `${kind.name} ${countText(kind.things)}`).join('; ')}.
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** How many days it took. */
function Waits({ impact }: Props) {
  const rows = waits.map(({ name, label }) => ({
    label,
    count: impact.waits.find((one) => one.name === name)?.things ?? 0,
  }))
  return (
    <Section heading="How long it took">
      <p>{waitText(impact)}</p>
      <Plot caption="Time from listing to handing over" columns={['Time', 'Things']} rows={rows} />
    </Section>
  )
}

/** Whether what people got fits, and was as described. */
function After({ impact }: Props) {
  const text = afterText(impact)
  if (!text) return null
  return (
    <Section heading="How it went">
      <p>{text}</p>
    </Section>
  )
}

function Money({ impact }: Props) {
  return (
    <Section heading="Money saved">
      <p>{moneyText(impact)}</p>
    </Section>
  )
}

function Answers({ impact }: Props) {
  const { asked, answered, answered_in_a_day: soon } = impact.messages
  return (
    <Section heading="Questions and answers">
      <p>{answersText(impact)}</p>
      {asked > 0 && (
        <Plot
          caption="Questions about listings"
          columns={['What became of them', 'Questions']}
          rows={[
            { label: 'Answered within a day', count: soon },
            { label: 'Answered later', count: answered - soon },
            { label: 'Not answered, or not yet', count: asked - answered },
          ]}
        />
      )}
    </Section>
  )
}

/** What people looked for in vain. */
function Missed({ impact }: Props) {
  const rows = impact.missed.map(({ name, size, searches }) => ({
    label: size ? `${name}, ${size}` : name,
    count: searches,
  }))
  return (
    <Section heading="Looked for, and not found">
      <p>{missedText(impact)}</p>
      {rows.length > 0 && (
        <Plot caption="Searches that found nothing" columns={['Looked for', 'Searches']} rows={rows} />
      )}
      <p className="quiet">{missedNote}</p>
    </Section>
  )
}

/** The file with all figures. */
function Numbers() {
  return (
    <Section heading="All the numbers">
      <p>{numbersText}</p>
      <p className="tall-links">
        <a href={impactFile} download>
          Download the numbers as a table (CSV file)
        </a>
      </p>
    </Section>
  )
}
