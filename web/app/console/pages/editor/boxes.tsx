import type { ContentField } from '@reable/contract/content/fields'
import type { ChangeEvent } from 'react'
import row from '../../../ui/check-list/check-list.module.css'
import fieldStyles from '../../../ui/field/field.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { describedBy } from '../../../ui/field/text-field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useActs, useTypedField } from '../document/document-context.ts'
import { choiceWord, hintOf, labelOf } from './field-words.ts'
import { FormatButtons } from './format-buttons.tsx'

type Props = { field: ContentField; value: string; place: string }

/** A field that is written in one line. */
export function LineBox({ field, value, place }: Props) {
  const { around, native } = useBox(field, place)
  const isNumber = field.kind === 'number'
  return (
    <Field {...around}>
      <input
        {...native}
        type="text"
        inputMode={isNumber ? 'decimal' : field.kind === 'address' ? 'url' : undefined}
        autoCapitalize={field.kind === 'address' ? 'none' : undefined}
        value={value}
        className={fieldStyles.box}
      />
    </Field>
  )
}

/** Room for this many letters a row, as it is on a tablet. */
const lettersInRow = 65

/** A field of several lines, as tall as what stands in it; formatted text has buttons for what it can do. */
export function TextBox({ field, value, place }: Props) {
  const { around, native } = useBox(field, place)
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / lettersInRow), 0)
  return (
    <Field {...around}>
      {field.kind === 'text' && <FormatButtons boxId={native.id} label={field.label} />}
      <textarea
        {...native}
        rows={Math.min(18, Math.max(3, lines + 1))}
        value={value}
        className={`${fieldStyles.box} ${fieldStyles.lines}`}
      />
    </Field>
  )
}

export function ChoiceBox({ field, options, value, place }: Props & { options: readonly string[] }) {
  const { around, native } = useBox(field, place)
  return (
    <Field {...around}>
      <Select
        {...native}
        nothing="Please choose"
        options={options.map((option) => ({ value: option, text: choiceWord(option) }))}
        value={value}
      />
    </Field>
  )
}

type TickProps = { field: ContentField; ticked: boolean; place: string }

export function TickBox({ field, ticked, place }: TickProps) {
  const { change } = useActs()
  const { id } = useTypedField(place)
  return (
    <label className={row.row}>
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        onChange={({ target: { checked } }) => change(place, () => checked)}
      />
      <span>{field.label}</span>
    </label>
  )
}

type Written = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** What stands around a box, and what ties it to the form. */
function useBox(field: ContentField, place: string) {
  const { change } = useActs()
  const tied = useTypedField(place)
  const words = { label: labelOf(field), hint: hintOf(field) }
  const native = {
    id: tied.id,
    'aria-invalid': tied.fault ? true : undefined,
    'aria-describedby': describedBy(tied, words),
    onChange: ({ target: { value } }: Written) => change(place, () => value),
  }
  return { around: { ...tied, ...words }, native }
}
