import { useId } from 'react'
import field from '../../../ui/field/field.module.css'
import type { Categories, EquipmentType } from '../../fields/listing-lists.ts'
import { findTypes } from './find-types.ts'
import { TypeChoice } from './type-choice.tsx'
import styles from './type-page.module.css'

type Props = {
  categories: Categories
  chosen: number | undefined
  terms: string
  onSearch: (terms: string) => void
  onChoose: (type: EquipmentType, category: string) => void
}

/** A search for a type by any name that people give it. */
export function TypeSearch({ categories, chosen, terms, onSearch, onChoose }: Props) {
  const id = useId()
  const found = terms.trim() ? findTypes(categories, terms) : []
  return (
    <search>
      <div className={field.field}>
        <label htmlFor={id}>Search the equipment types</label>
        <p id={`${id}-hint`} className={field.hint}>
          For example: walker, scooter, bath seat
        </p>
        <input
          id={id}
          type="search"
          value={terms}
          autoComplete="off"
          className={field.box}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <p role="status" className={terms.trim() ? styles.found : 'visually-hidden'}>
        {terms.trim() && foundMessage(found.length)}
      </p>
      <ul className={styles.types}>
        {found.map(({ type, category }) => (
          <TypeChoice
            key={type.id}
            {...{ type, category }}
            chosen={type.id === chosen}
            onChoose={() => onChoose(type, category)}
          />
        ))}
      </ul>
    </search>
  )
}

function foundMessage(count: number): string {
  if (count === 0) return 'No type has these words. Clear the box to see all categories.'
  return count === 1 ? '1 type found' : `${count} types found`
}
