import type { Question } from '@reable/contract/catalogue/properties-rules'
import { storedAnswer } from '@reable/contract/measures/answers'
import type { Unit } from '@reable/contract/measures/rules'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useFormParts } from '../../ui/form/form-context.ts'
import { formValueOf, type MeasureText, measureTextOf, normalizeMeasure } from './values/measure-text.ts'
import { chooseUnit, useUsualUnit } from './values/usual-units.ts'

/** A question for a measure: a field of an equipment type, or one about a person or a home. */
export type MeasureQuestion = Question & { field_name: string; tooltip: { text: string }; reason?: string }

/** Binds a measure to its form: a number and a unit on the page are one value in the form. `value` is the value at first. */
export function useMeasure(question: MeasureQuestion, offered: readonly [Unit, ...Unit[]], value: string) {
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
