import { countText, impactFile, waits } from '@reable/contract/impact/rules'
import { Section } from '../content/pages/section.tsx'
import { countOf } from '../ui/count-of.ts'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import styles from './impact-page.module.css'
import {
  afterText,
  answersText,
  handedOverText,
  missedNote,
  missedText,
  moneyText,
  numbersText,
  waitText,
} from './impact-words.ts'
import type { Impact } from './load-impact.ts'
import { FoldedPlot, Plot } from './plot.tsx'

type Props = { impact: Impact }

const rowsOf = (counted: Impact['kinds']) => counted.map(({ name, things }) => ({ label: name, count: things }))

/** The things that were handed over, by kind, place and month. */
export function HandedOver({ impact }: Props) {
  const { kinds, places, months } = impact
  return (
    <Section heading="Things handed over">
      <p>{handedOverText(impact)}</p>
      <div className={styles.plots}>
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
      <ul className={styles.byPlace}>
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
export function Waits({ impact }: Props) {
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
export function After({ impact }: Props) {
  const text = afterText(impact)
  if (!text) return null
  return (
    <Section heading="How it went">
      <p>{text}</p>
    </Section>
  )
}

export function Money({ impact }: Props) {
  return (
    <Section heading="Money saved">
      <p>{moneyText(impact)}</p>
    </Section>
  )
}

export function Answers({ impact }: Props) {
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
export function Missed({ impact }: Props) {
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
      <p className={styles.small}>{missedNote}</p>
    </Section>
  )
}

/** The file with all figures. */
export function Numbers() {
  return (
    <Section heading="All the numbers">
      <p>{numbersText}</p>
      <p>
        <a href={impactFile} download className={styles.file}>
          Download the numbers as a table (CSV file)
        </a>
      </p>
    </Section>
  )
}
