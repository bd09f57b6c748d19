import { type Question, unitNames, withUnits } from '@reable/contract/catalogue/properties-rules'
import { answerError, inUnit, storedAnswer, suggestMeasure } from '@reable/contract/measures/answers'
import { asTyped, convert, displayUnit, formatNumber, readMeasure, type Unit } from '@reable/contract/measures/rules'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldReason } from '../../fit/reasons/field-reason.tsx'
import { Button } from '../../ui/button/button.tsx'
import box from '../../ui/field/field.module.css'
import { Field } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import { Select } from '../../ui/select/select.tsx'
import styles from './measure-field.module.css'
import { chooseUnit, useUsualUnit } from './values/usual-units.ts'

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
        <p id={bothId} className={`quiet ${box.hint}`}>
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
    <span className={`wrap ${styles.boxes}`}>
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
    <p className={`row ${styles.meant}`}>
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

/** A question for a measure: a field of an equipment type, or one about a person or a home. */
type MeasureQuestion = Question & { field_name: string; tooltip: { text: string }; reason?: string }

/** Binds a measure to its form: a number and a unit on the page are one value in the form. `value` is the value at first. */
function useMeasure(question: MeasureQuestion, offered: readonly [Unit, ...Unit[]], value: string) {
  const [own] = offered
  const { change, ...parts } = useFormField(question.field_name, value)
  const usual = useUsualUnit(own)
  const [shown, setShown] = useState(() => measureTextOf(value, offered, usual))
  const [isLeft, setLeft] = useState(true)
  // A box that is still empty follows the unit that was chosen last.
  const { text, unit } = shown.text.trim() ? shown : { text: shown.text, unit: usual }
  const save = (next: MeasureText) => {
    const formValue = formValueOf(next, own)
    setShown(next)
    // The same measure as at first is no change.
    change(storedAnswer(question, formValue) === storedAnswer(question, value) ? value : formValue)
  }
  const normalize = () => {
    const next = normalizeMeasure({ text, unit }, offered)
    setLeft(true)
    if (next.text !== text || next.unit !== unit) save(next)
  }
  const changeUnit = (unit: Unit) => {
    chooseUnit(own, unit)
    save({ text, unit })
  }
  const type = (text: string) => {
    setLeft(false)
    save({ text, unit })
  }
  return {
    ...parts,
    ...{ text, unit, isLeft, type, changeUnit, normalize, save },
    formValue: formValueOf({ text, unit }, own),
  }
}

/** A field's value in the form around it, with the ids of its parts. */
function useFormField(name: string, value: string) {
  const { control, validate, errors, idOf } = useFormParts()
  const { field } = useController({
    control,
    name,
    defaultValue: value,
    rules: { validate: (typed, all) => validate(name, typed, all) ?? true },
  })
  const id = idOf(name)
  return {
    id,
    ids: { hint: `${id}-hint`, error: `${id}-fault`, disabledReason: `${id}-not-yet` },
    error: errors[name],
    ref: field.ref,
    leave: field.onBlur,
    change: field.onChange,
  }
}

/** The contents of the two boxes of a measure. */
type MeasureText = { text: string; unit: Unit }

/** The boxes for a value of the form, such as "46 cm", or a stored one, such as 18.11; an empty one takes the `usual` unit. */
function measureTextOf(value: string, offered: readonly [Unit, ...Unit[]], usual: Unit): MeasureText {
  const [own] = offered
  if (!value.trim()) return { text: '', unit: usual }
  const typed = asTyped(value, own)
  if (typed) return { text: typed.number, unit: typed.unit }
  const named = offered.find((unit) => value.endsWith(` ${unit}`))
  return named ? { text: value.slice(0, -named.length - 1), unit: named } : { text: value, unit: own }
}

/** The value of the form: with its unit, unless it is the question's own. Text that names a unit itself stays. */
function formValueOf({ text, unit }: MeasureText, own: Unit): string {
  const isNamed = readMeasure(text, own)?.isUnitGiven
  return !text.trim() || isNamed || unit === own ? text : `${text} ${unit}`
}

/** The typed measure without typos: a unit moves to the unit's box, fractions stay as they are written. */
function normalizeMeasure({ text, unit }: MeasureText, offered: readonly [Unit, ...Unit[]]): MeasureText {
  const read = readMeasure(text, unit)
  if (!read) return { text, unit }
  const shown = displayUnit(read.unit, offered)
  if (shown === read.unit && read.number.includes('/')) return { text: read.number, unit: shown }
  return { text: formatNumber(convert(read.amount, read.unit, shown) ?? read.amount), unit: shown }
}
