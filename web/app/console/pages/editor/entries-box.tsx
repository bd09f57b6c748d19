import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import Plus from 'lucide-react/icons/plus'
import type { ComponentType } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { useActions, useTypedField } from '../document/document-context.ts'
import styles from '../pages.module.css'
import { EntryBox, type FieldsProps } from './entry-box.tsx'
import { withEntry } from './typed-changes.ts'
import { newEntry, remainingEntries, type TypedEntry } from './typed-document.ts'

type Props = {
  field: Extract<ContentField, { kind: 'list' }>
  entries: readonly TypedEntry[]
  place: string
  Fields: ComponentType<FieldsProps>
}

/** The entries of a list, each folded, and the button to add one. */
export function EntriesBox({ field: { label, of }, entries, place, Fields }: Props) {
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
        {label} <span className={styles.count}>({shown.length})</span>
      </legend>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <ol className={styles.entries}>
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
      <Button id={id} icon={Plus} onClick={add} aria-describedby={error && ids.error} className={styles.add}>
        Add
        <span className="visually-hidden"> to {label}</span>
      </Button>
    </fieldset>
  )
}

const firstOf = (of: ContentFields) => Object.keys(of)[0] ?? ''
