import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import type { Categories } from './load-recalls.ts'
import styles from './recall-form.module.css'

type Props = { categories: Categories; ticked: readonly number[] }

/** The equipment types that a card is about, by category; those with a tick are open. */
export const RecallKinds = ({ categories, ticked }: Props) => (
  <fieldset className={styles.kinds}>
    <legend>Kinds</legend>
    {categories.map(({ id, name, equipment_types: types }) => {
      const count = types.filter((type) => ticked.includes(type.id)).length
      return (
        <Disclosure key={id} title={name} open={count > 0} note={count > 0 ? `${count} ticked` : undefined}>
          {types.map((type) => (
            <CheckBox key={type.id} name={`type_${type.id}`} ticked={ticked.includes(type.id)}>
              {type.name}
            </CheckBox>
          ))}
        </Disclosure>
      )
    })}
  </fieldset>
)
