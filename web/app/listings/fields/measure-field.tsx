import { unitNames, withUnits } from '@reable/contract/catalogue/properties-rules'
import { answerError, inUnit, storedAnswer, suggestMeasure } from '@reable/contract/measures/answers'
import type { Unit } from '@reable/contract/measures/rules'
import { FieldReason } from '../../fit/reasons/field-reason.tsx'
import { Button } from '../../ui/button/button.tsx'
import box from '../../ui/field/field.module.css'
import { Field } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import styles from './measure-field.module.css'
import { type MeasureQuestion, useMeasure } from './use-measure.ts'

type Props = {
  field: MeasureQuestion
  offered: readonly [Unit, ...Unit[]]
  value: string
  /** What stands before the measure in both units, where it is not one of a listing: of those it is said why they are asked for too. */
  readAs?: string
}

/** A measure with the unit it is given in; typos are corrected in the box, and both units are shown, when it is left. */
export function MeasureField({ field: question, offered, value, readAs }: Props) {
  const measure = useMeasure(question, offered, value)
  const { id, unit, formValue, isLeft } = measure
  const { min, max } = inUnit(question, unit)
  const hint = `${question.tooltip.text} From ${min} to ${max} ${unitNames[unit]}.`
  const isGood = formValue.trim() !== '' && answerError(question, formValue) === undefined
  const suggestion = isLeft ? suggestMeasure(question, formValue) : undefined
  const bothId = `${id}-both`
  return (
    <Field {...measure} {...{ label: question.label, hint }}>
      <Boxes
        {...{ measure, offered }}
        label={question.label}
        describedBy={describedBy(measure, { hint }, isGood ? bothId : undefined)}
      />
      <div role="status">{suggestion && <MeasureSuggestion measure={measure} suggestion={suggestion} />}</div>
      {isGood && (
        <p id={bothId} className={box.hint}>
          {readAs ?? 'On your listing'}: {withUnits(question, storedAnswer(question, formValue))}
        </p>
      )}
      {!readAs && (
        <FieldReason
          field={question.field_name}
          label={question.label}
          help={question.tooltip.text}
          reason={question.reason}
        />
      )}
    </Field>
  )
}

type MeasureProps = { measure: ReturnType<typeof useMeasure> }
type BoxesProps = MeasureProps & Pick<Props, 'offered'> & { label: string; describedBy: string | undefined }

/** The number and its unit. */
function Boxes({ measure, offered, label, describedBy }: BoxesProps) {
  const { error } = measure
  return (
    <span className={styles.boxes}>
      <input
        id={measure.id}
        ref={measure.ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={measure.text}
        className={box.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => measure.type(target.value)}
        onBlur={() => {
          measure.normalize()
          measure.leave()
        }}
        onKeyDown={({ key }) => key === 'Enter' && measure.normalize()}
      />
      <Select
        aria-label={`Unit for ${label}`}
        className={styles.unit}
        options={offered.map((one) => ({ value: one, text: unitNames[one] ?? one }))}
        value={measure.unit}
        onChange={({ target }) => measure.changeUnit(target.value as Unit)}
      />
    </span>
  )
}

/** The measure that was perhaps meant, applied by a press; an error message asks the question itself. */
function MeasureSuggestion({
  measure,
  suggestion: { number, unit },
}: MeasureProps & { suggestion: NonNullable<ReturnType<typeof suggestMeasure>> }) {
  const accept = () => {
    measure.save({ text: number, unit })
    document.getElementById(measure.id)?.focus()
  }
  return (
    <p className={styles.meant}>
      {!measure.error && (
        <span>
          Did you mean {number} {unit}?
        </span>
      )}
      <Button size="small" onClick={accept}>
        Yes, {number} {unit}
      </Button>
    </p>
  )
}
