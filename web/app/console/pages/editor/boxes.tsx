import type { ContentField } from '@reable/contract/content/fields'
import type { ChangeEvent, ComponentProps } from 'react'
import row from '../../../ui/check-list/check-list.module.css'
import fieldStyles from '../../../ui/field/field.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { describedBy } from '../../../ui/field/text-field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useActions, useTypedField } from '../document/document-context.ts'
import { choiceLabel, hintOf, labelOf } from './field-labels.ts'
import { FormatButtons } from './format-buttons.tsx'

type Props = { field: ContentField; value: string; place: string }

/** A field of one line. */
export function LineBox({ field, value, place }: Props) {
  const { fieldProps, inputProps } = useBox(field, place)
  const isNumber = field.kind === 'number'
  return (
    <Field {...fieldProps}>
      <input
        {...inputProps}
        type="text"
        inputMode={isNumber ? 'decimal' : field.kind === 'address' ? 'url' : undefined}
        autoCapitalize={field.kind === 'address' ? 'none' : undefined}
        value={value}
        className={fieldStyles.box}
      />
    </Field>
  )
}

/** About as many characters fit into a row on a tablet. */
const charactersPerRow = 65

/** A field of several lines, as tall as its text; formatted text has buttons for its formats. */
export function TextBox({ field, value, place }: Props) {
  const { fieldProps, inputProps } = useBox(field, place)
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / charactersPerRow), 0)
  return (
    <Field {...fieldProps}>
      {field.kind === 'text' && <FormatButtons boxId={inputProps.id} label={field.label} />}
      <textarea
        {...inputProps}
        rows={Math.min(18, Math.max(3, lines + 1))}
        value={value}
        className={`${fieldStyles.box} ${fieldStyles.lines}`}
      />
    </Field>
  )
}

export function ChoiceBox({ field, options, value, place }: Props & { options: readonly string[] }) {
  const { fieldProps, inputProps } = useBox(field, place)
  return (
    <Field {...fieldProps}>
      <Select
        {...inputProps}
        placeholder="Please choose"
        options={options.map((option) => ({ value: option, text: choiceLabel(option) }))}
        value={value}
      />
    </Field>
  )
}

type TickProps = { field: ContentField; ticked: boolean; place: string }

export function TickBox({ field, ticked, place }: TickProps) {
  const { change } = useActions()
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

type BoxChange = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The props of a box's field and of its input, which connect it to the form. */
function useBox(field: ContentField, place: string) {
  const { change } = useActions()
  const { id, ids, error } = useTypedField(place)
  const labels = { label: labelOf(field), hint: hintOf(field) }
  const fieldProps: Omit<ComponentProps<typeof Field>, 'children'> = { id, ids, error, ...labels }
  const inputProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy({ ids, error }, labels),
    onChange: ({ target: { value } }: BoxChange) => change(place, () => value),
  }
  return { fieldProps, inputProps }
}
