import type { Categories, EquipmentType } from '../../fields/listing-lists.ts'
import { TypeChoice } from './type-choice.tsx'
import styles from './type-page.module.css'

/** The types that are passed on most, by our own judgement: one press instead of a search. */
const common = [
  'Rollator (walker with wheels and seat)',
  'Walker (no seat)',
  'Manual wheelchair (self-propelled)',
  'Shower chair or bath seat',
]

type Props = { categories: Categories; onChoose: (type: EquipmentType, category: string) => void }

/** A few equipment types that many people have, at hand. */
export function CommonTypes({ categories, onChoose }: Props) {
  const all = categories.flatMap(({ name, equipment_types }) =>
    equipment_types.map((type) => ({ type, category: name })),
  )
  const found = common.flatMap((name) => all.filter(({ type }) => type.name === name))
  return (
    <section aria-labelledby="common-types">
      <h2 id="common-types" className={styles.commonTitle}>
        Common types
      </h2>
      <ul className={styles.common}>
        {found.map(({ type, category }) => (
          <TypeChoice key={type.id} type={type} chosen={false} onChoose={() => onChoose(type, category)} />
        ))}
      </ul>
    </section>
  )
}
