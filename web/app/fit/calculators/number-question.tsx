import { unitNames } from '@reable/contract/catalogue/properties-rules'
import { unitsFor } from '@reable/contract/measures/rules'
import box from '../../ui/field/field.module.css'
import { Field } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import type { Asked } from './calculator.ts'
import styles from './calculators.module.css'
import { boxLimit, type Typed, unitBox, unitOf } from './work-out.ts'

type Props = {
  asked: Asked
  id: string
  /** What stands in the boxes at first. */
  typed: Typed
  error: string | undefined
  isOptional: boolean
}

/** A question for a measure, with the drawing of where to take it: boxes of the browser's own, which a form sends without a script too. */
export function NumberQuestion({ asked, id, typed, error, isOptional }: Props) {
  const { name, label, help, unit } = asked.question
  const ids = { hint: `${id}-hint`, error: `${id}-fault`, disabledReason: `${id}-not-yet` }
  const hint = isOptional ? `${help} You can leave this empty.` : help
  return (
    <div className={styles.question}>
      <Drawing of={name} />
      <Field {...{ id, ids, label, hint, error }}>
        <span className={styles.boxes}>
          <input
            id={id}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={boxLimit}
            defaultValue={typed[name]}
            className={box.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ ids, error }, { hint })}
          />
          <Select
            name={unitBox(name)}
            aria-label={`Unit for: ${label}`}
            className={styles.unit}
            options={unitsFor(unit).map((one) => ({ value: one, text: unitNames[one] ?? one }))}
            defaultValue={unitOf(asked, typed)}
          />
        </span>
      </Field>
    </div>
  )
}
