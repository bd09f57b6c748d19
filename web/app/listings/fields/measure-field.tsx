import { answerFault, inUnit, meantBy, storedAnswer } from '@reable/contract/measure-answers'
import type { Unit } from '@reable/contract/measures-rules'
import { unitNames, withUnits } from '@reable/contract/properties-rules'
import { Button } from '../../ui/button/button.tsx'
import box from '../../ui/field/field.module.css'
import { Field } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { EquipmentField } from './listing-lists.ts'
import styles from './measure-field.module.css'
import { useMeasure } from './use-measure.ts'

type Props = { field: EquipmentField; offered: readonly [Unit, ...Unit[]]; value: string }

/** A measure with the unit it is given in; slips are mended before one's eyes, and both units are told, when it is left. */
export function MeasureField({ field: question, offered, value }: Props) {
  const measure = useMeasure(question, offered, value)
  const { id, text, unit, held, fault, isLeft } = measure
  const { label, tooltip } = question
  const { min, max } = inUnit(question, unit)
  const hint = `${tooltip.text} From ${min} to ${max} ${unitNames[unit]}.`
  const isGood = text.trim() !== '' && answerFault(question, held) === undefined
  const meant = isLeft ? meantBy(question, held) : undefined
  const agree = () => {
    if (!meant) return
    measure.write({ text: meant.number, unit: meant.unit })
    document.getElementById(id)?.focus()
  }
  const bothId = `${id}-both`
  return (
    <Field {...measure} {...{ label, hint }}>
      <span className={styles.boxes}>
        <input
          id={id}
          ref={measure.ref}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          className={box.box}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(measure, { hint }, isGood ? bothId : undefined)}
          onChange={({ target }) => measure.type(target.value)}
          onBlur={() => {
            measure.settle()
            measure.leave()
          }}
          onKeyDown={({ key }) => key === 'Enter' && measure.settle()}
        />
        <Select
          aria-label={`Unit for ${label}`}
          className={styles.unit}
          options={offered.map((one) => ({ value: one, text: unitNames[one] ?? one }))}
          value={unit}
          onChange={({ target }) => measure.turn(target.value as Unit)}
        />
      </span>
      <div role="status">
        {meant && (
          <p className={styles.meant}>
            {!fault && (
              <span>
                Did you mean {meant.number} {meant.unit}?
              </span>
            )}
            <Button size="small" onClick={agree}>
              Yes, {meant.number} {meant.unit}
            </Button>
          </p>
        )}
      </div>
      {isGood && (
        <p id={bothId} className={box.hint}>
          On your listing: {withUnits(question, storedAnswer(question, held))}
        </p>
      )}
    </Field>
  )
}
