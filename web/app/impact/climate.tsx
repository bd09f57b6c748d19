import { type ImpactSource, impactSources } from '@reable/contract/impact/carbon'
import { Section } from '../content/pages/section.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import styles from './impact-page.module.css'
import { carbonNote, carbonText } from './impact-words.ts'
import type { Impact } from './load-impact.ts'

/** What using things again spares the climate, always as an estimate, with its sources. */
export function Climate({ impact }: { impact: Impact }) {
  return (
    <Section heading="The climate">
      <p>{carbonText(impact)}</p>
      <p className={styles.small}>{carbonNote}</p>
      <h3>Who says so</h3>
      <ul className={styles.sources}>
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
