import { batteryOf } from '@reable/contract/catalogue/battery'
import { cleaningOf } from '@reable/contract/catalogue/cleaning'
import { BatteryNotes } from '../../listings/care/battery-notes.tsx'
import { CleaningSteps } from '../../listings/care/cleaning-steps.tsx'
import { Attribution } from '../../recalls/attribution.tsx'
import { checkedText, FoundRecalls, isFound } from '../../recalls/found-recalls.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import styles from './sheet.module.css'
import type { Sheet } from './sheet-load.ts'

type Thing = NonNullable<Sheet['thing']>

const termsOf = (facts: Thing['facts']) => facts.map(({ label, value }) => ({ term: label, value }))

/** The thing's measures and details. */
export function Measures({ facts }: Pick<Thing, 'facts'>) {
  if (!facts.length) return null
  return (
    <section className={`${styles.part} ${styles.measures}`}>
      <h2>Measurements and details</h2>
      <Facts facts={termsOf(facts)} />
    </section>
  )
}

/** How this kind of thing is cleaned, and what its seller did. */
export function Cleaning({ thing }: { thing: Thing }) {
  const way = cleaningOf(thing.equipment_type_id)
  if (!way) return null
  return (
    <section className={`${styles.part} ${styles.clean}`}>
      <h2>Clean it first</h2>
      {thing.cleaned && (
        <p>
          The seller says: <strong>{thing.cleaned}</strong>.
        </p>
      )}
      <CleaningSteps {...way} />
    </section>
  )
}

/** What it tells of its battery, and what follows from it. */
export function Battery({ thing: { battery } }: { thing: Thing }) {
  if (!batteryOf(battery.properties)) return null
  return (
    <section className={`${styles.part} ${styles.battery}`}>
      <h2>Battery</h2>
      <Facts facts={termsOf(battery.facts)} />
      <BatteryNotes properties={battery.properties} />
    </section>
  )
}

/** Whether it is recalled. Paper has space for what was found, and not for what was not. */
export function Recalls({ thing: { recall } }: { thing: Thing }) {
  if (!recall) return null
  const { outcome, checked, cards } = recall
  return (
    <section className={`${styles.part} ${styles.recalls}`} data-screen-only={isFound(outcome) ? undefined : true}>
      <h2>Recalls</h2>
      {outcome === 'none' && <p>{checkedText(checked)}</p>}
      {outcome === 'ask_model' && (
        <p>We do not know its brand or its model. Look for them on its label, then ask under “Is mine recalled?”.</p>
      )}
      {isFound(outcome) && <FoundRecalls outcome={outcome} cards={cards} />}
      <Attribution />
    </section>
  )
}
