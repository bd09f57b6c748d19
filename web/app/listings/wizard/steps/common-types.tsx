import type { Categories, EquipmentType } from '../../fields/listing-lists.ts'
import { TypeChoice } from './type-choice.tsx'
import styles from './type-page.module.css'

/** The types that are passed on most, by our own judgement: rollator, walker, manual wheelchair, shower chair. By their ids, because volunteers may
 * give them other names. */
const common = [11, 12, 1, 17]

type Props = { categories: Categories; onChoose: (type: EquipmentType, category: string) => void }

/** A few equipment types that many people have, at hand. */
export function CommonTypes({ categories, onChoose }: Props) {
  const all = categories.flatMap(({ name, equipment_types }) =>
    equipment_types.map((type) => ({ type, category: name })),
  )
  const found = common.flatMap((id) => all.filter(({ type }) => type.id === id))
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
