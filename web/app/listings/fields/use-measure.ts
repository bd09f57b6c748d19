import { storedAnswer } from '@reable/contract/measures/answers'
import type { Unit } from '@reable/contract/measures/rules'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useFormParts } from '../../ui/form/form-context.ts'
import type { EquipmentField } from './listing-lists.ts'
import { heldAs, type MeasureText, settled, shownAs } from './values/measure-text.ts'
import { chooseUnit, useUsualUnit } from './values/usual-units.ts'

/** A measure's ties to its form: a number and a unit on the page are one value in the form. `value` is what it holds at first. */
export function useMeasure(question: EquipmentField, offered: readonly [Unit, ...Unit[]], value: string) {
  const name = question.field_name
  const [own] = offered
  const { control, judge, faults, idOf } = useFormParts()
  const { field } = useController({
    control,
    name,
    defaultValue: value,
    rules: { validate: (held, all) => judge(name, held, all) ?? true },
  })
  const usual = useUsualUnit(own)
  const [shown, setShown] = useState(() => shownAs(value, offered, usual))
  const [isLeft, setLeft] = useState(true)
  // What is still empty goes with the unit that is usual by now.
  const { text, unit } = shown.text.trim() ? shown : { text: shown.text, unit: usual }
  const write = (next: MeasureText) => {
    const held = heldAs(next, own)
    setShown(next)
    // What is the same as at first is no change.
    field.onChange(storedAnswer(question, held) === storedAnswer(question, value) ? value : held)
  }
  const settle = () => {
    const next = settled({ text, unit }, offered)
    setLeft(true)
    if (next.text !== text || next.unit !== unit) write(next)
  }
  const turn = (unit: Unit) => {
    chooseUnit(own, unit)
    write({ text, unit })
  }
  const type = (text: string) => {
    setLeft(false)
    write({ text, unit })
  }
  const id = idOf(name)
  return {
    id,
    ids: { hint: `${id}-hint`, fault: `${id}-fault`, notYet: `${id}-not-yet` },
    fault: faults[name],
    ref: field.ref,
    leave: field.onBlur,
    ...{ text, unit, isLeft, type, turn, settle, write },
    held: heldAs({ text, unit }, own),
  }
}
