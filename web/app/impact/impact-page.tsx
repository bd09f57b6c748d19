import { organisation } from '@reable/contract/organisation'
import { data } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Figures } from '../content/pages/figures.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/impact-page'
import { Climate } from './climate.tsx'
import styles from './impact-page.module.css'
import { headlines, impactLead, impactTitle, nothingYet } from './impact-words.ts'
import { loadImpact } from './load-impact.ts'
import { After, Answers, HandedOver, Missed, Money, Numbers, Waits } from './parts.tsx'

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
    <article className={styles.page}>
      <div className={styles.head}>
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
