import type { ContentField } from '@reable/contract/content/fields'
import { ChoiceBox, LineBox, TextBox, TickBox } from './boxes.tsx'
import { EntriesBox } from './entries-box.tsx'
import type { FieldsProps } from './entry-box.tsx'
import { PictureBox } from './picture-box.tsx'
import { entriesOf, pictureOf, type TypedValue, textOf } from './typed-document.ts'

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
