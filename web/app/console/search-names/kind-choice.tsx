import { type KeyboardEvent, useState } from 'react'
import type { Categories } from '../../listings/fields/listing-lists.ts'
import { findTypes } from '../../listings/wizard/steps/find-types.ts'
import rowStyles from '../../ui/check-list/check-list.module.css'
import fieldStyles from '../../ui/field/field.module.css'
import { Field } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { useField } from '../../ui/field/use-field.ts'
import { useFormParts } from '../../ui/form/form-context.ts'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { idsOf } from './name-values.ts'

const name = 'equipment_type_ids'
const hint = 'Type a few letters, then tick kinds. The first one you tick is shown first.'

type Props = { categories: Categories; chosen: readonly number[] }

/** The kinds that a name stands for, in the order in which they were ticked, and a box to find others. */
export function KindChoice({ categories, chosen }: Props) {
  const [typed, setTyped] = useState('')
  // One that was ticked stays in view, so that a slip can be put right.
  const [ticked, setTicked] = useState(chosen)
  const { setValue } = useFormParts()
  const { native, ...parts } = useField(name)
  const ids = idsOf(useFieldText(name, chosen.join()))
  const nameOf = new Map(categories.flatMap(({ equipment_types: types }) => types.map(({ id, name }) => [id, name])))
  const found = typed.trim() ? findTypes(categories, typed).map(({ type }) => type.id) : []
  const change = (id: number) => {
    const value = (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).join()
    setTicked([...ticked, id])
    setValue(name, value)
    void native.onChange({ type: 'change', target: { name, value } })
  }
  const { id, 'aria-invalid': isInvalid, ...registered } = native
  return (
    <Field {...parts} label="Kinds of equipment" hint={hint}>
      <input type="hidden" {...registered} value={ids.join()} />
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={describedBy(parts, { hint })}
        className={fieldStyles.box}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={keepOpen}
      />
      <p role="status" className="visually-hidden">
        {typed.trim() && `${found.length} found`}
      </p>
      <ul aria-label="Kinds to choose from" className="stack">
        {[...new Set([...ids, ...ticked, ...found])].map((id) => (
          <li key={id}>
            <label className={rowStyles.row}>
              <input type="checkbox" checked={ids.includes(id)} onChange={() => change(id)} />
              <span>{nameOf.get(id) ?? 'A kind that was removed'}</span>
            </label>
          </li>
        ))}
      </ul>
    </Field>
  )
}

/** Enter would send the form. */
function keepOpen(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
