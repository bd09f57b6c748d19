import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import type { LucideIcon } from 'lucide-react'
import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Plus from 'lucide-react/icons/plus'
import TextQuote from 'lucide-react/icons/text-quote'
import type { ChangeEvent, ComponentProps, ComponentType, MouseEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import row from '../../../ui/check-list/check-list.module.css'
import fieldStyles from '../../../ui/field/field.module.css'
import { Field, FieldError } from '../../../ui/field/field.tsx'
import { describedBy } from '../../../ui/field/text-field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useActions, useTypedField } from '../document/document-context.ts'
import styles from '../pages.module.css'
import { EntryBox, type FieldsProps } from './entry-box.tsx'
import { choiceLabel, hintOf, labelOf } from './field-labels.ts'
import { applyFormat, type Format } from './format-text.ts'
import { PictureBox } from './picture-box.tsx'
import { typeInto } from './type-into.ts'
import { withEntry } from './typed-changes.ts'
import {
  entriesOf,
  newEntry,
  pictureOf,
  remainingEntries,
  type TypedEntry,
  type TypedValue,
  textOf,
} from './typed-document.ts'

/** The fields of a document, or of one entry, in the order of their table. */
export function DocumentFields({ fields, typed, place }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <DocumentField key={name} field={field} value={typed[name]} place={place ? `${place}/${name}` : name} />
  ))
}

function DocumentField({ field, value, place }: { field: ContentField; value: TypedValue | undefined; place: string }) {
  switch (field.kind) {
    case 'list':
      return <EntriesBox field={field} entries={entriesOf(value)} place={place} Fields={DocumentFields} />
    case 'picture':
      return <PictureBox field={field} picture={pictureOf(value)} place={place} />
    case 'yes_no':
      return <TickBox field={field} ticked={value === true} place={place} />
    case 'choice':
      return <ChoiceBox field={field} options={field.options} value={textOf(value)} place={place} />
    case 'words':
    case 'text':
      return <TextBox field={field} value={textOf(value)} place={place} />
    default:
      return <LineBox field={field} value={textOf(value)} place={place} />
  }
}

type Props = { field: ContentField; value: string; place: string }

/** A field of one line. */
function LineBox({ field, value, place }: Props) {
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
function TextBox({ field, value, place }: Props) {
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

function ChoiceBox({ field, options, value, place }: Props & { options: readonly string[] }) {
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

function TickBox({ field, ticked, place }: TickProps) {
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

const formats: readonly { format: Format; name: string; icon: LucideIcon }[] = [
  { format: 'bold', name: 'Bold', icon: Bold },
  { format: 'link', name: 'Link', icon: Link },
  { format: 'heading', name: 'Heading', icon: Heading },
  { format: 'list', name: 'List', icon: List },
  { format: 'numbers', name: 'Numbers', icon: ListOrdered },
  { format: 'quote', name: 'Quote', icon: TextQuote },
]

/** The buttons that format the selected text of the box with this id. */
function FormatButtons({ boxId, label }: { boxId: string; label: string }) {
  const apply = (format: Format) => {
    const box = document.getElementById(boxId)
    if (!(box instanceof HTMLTextAreaElement)) return
    typeInto(box, applyFormat(format, { text: box.value, start: box.selectionStart, end: box.selectionEnd }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend between the field and its label
    <div role="group" aria-label={`Format “${label}”`} className="wrap gap-8 above-4">
      {formats.map(({ format, name, icon }) => (
        <Button
          key={format}
          size="small"
          variant="quiet"
          icon={icon}
          aria-controls={boxId}
          onMouseDown={stayInBox}
          onClick={() => apply(format)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/** Keeps the focus in the box, so that an on-screen keyboard stays open. */
const stayInBox = (event: MouseEvent) => event.preventDefault()

type EntriesBoxProps = {
  field: Extract<ContentField, { kind: 'list' }>
  entries: readonly TypedEntry[]
  place: string
  Fields: ComponentType<FieldsProps>
}

/** The entries of a list, each folded, and the button to add one. */
function EntriesBox({ field: { label, of }, entries, place, Fields }: EntriesBoxProps) {
  const { change, focusNext } = useActions()
  const { id, ids, error } = useTypedField(place)
  const shown = remainingEntries(entries)
  const add = () => {
    const entry = newEntry(of)
    change(place, withEntry(entry))
    focusNext([place, entry.key, firstOf(of)].join('/'))
  }
  return (
    <fieldset className={styles.list}>
      <legend>
        {label} <span className="quiet">({shown.length})</span>
      </legend>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <ol className={`panel ${styles.entries}`}>
        {entries.map((entry) => (
          <EntryBox
            key={entry.key}
            of={of}
            entry={entry}
            list={place}
            nth={shown.indexOf(entry)}
            count={shown.length}
            Fields={Fields}
          />
        ))}
      </ol>
      <Button id={id} icon={Plus} onClick={add} aria-describedby={error && ids.error} className="above-12">
        Add
        <span className="visually-hidden"> to {label}</span>
      </Button>
    </fieldset>
  )
}

const firstOf = (of: ContentFields) => Object.keys(of)[0] ?? ''
