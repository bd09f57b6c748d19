import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import type { RichText as Blocks } from '@reable/contract/content/rich-text'
import { ContentImage } from '../../../content/content-image.tsx'
import { ContentLink } from '../../../content/content-link.tsx'
import { RichText } from '../../../content/rich-text.tsx'
import styles from '../pages.module.css'
import { choiceWord } from './field-words.ts'

type Shown = string | number | boolean | Blocks | ContentPicture | readonly ShownFields[]
type ShownFields = { readonly [name: string]: Shown }

type Props = {
  fields: ContentFields
  answered: ShownFields
  /** The level of the heading above. */
  under: number
  /** The first line of an entry is its heading. */
  isEntry?: boolean
}

/** The fields of a document or of an entry to read, in the order of their table, without those that are empty. */
export function AnsweredFieldsShown({ fields, answered, under, isEntry = false }: Props) {
  let level = under
  return Object.entries(fields).map(([name, field], at) => {
    const value = answered[name]
    if (value === undefined || value === '') return null
    const heads = headingLevel(name, field, isEntry && at === 0 ? under + 1 : undefined)
    if (heads) level = heads
    return <FieldShown key={name} {...{ name, field, value, heads }} under={level} />
  })
}

/** Of a line that is a heading: the document's own, one of its parts, or the first of an entry. */
function headingLevel(name: string, { kind }: ContentField, ofEntry: number | undefined): number | undefined {
  if (kind !== 'line') return undefined
  if (ofEntry) return ofEntry
  if (name === 'heading') return 2
  return name.endsWith('_heading') ? 3 : undefined
}

type FieldProps = { name: string; field: ContentField; value: Shown; heads: number | undefined; under: number }

function FieldShown({ name, field, value, heads, under }: FieldProps) {
  if (isText(field, value)) return <RichText blocks={value} level={textLevels[Math.min(under, 3) - 1] ?? 4} />
  if (isPicture(field, value)) return <PictureShown name={name} picture={value} />
  if (field.kind === 'list')
    return isEntries(field, value) && <EntriesShown of={field.of} entries={value} under={under} />
  const words = field.kind === 'choice' ? choiceWord(String(value)) : String(value)
  if (heads) return <Heading level={heads}>{words}</Heading>
  if (field.kind === 'words') return <p className={styles.lines}>{words}</p>
  if (field.kind === 'yes_no') return value === true ? <p>{field.label}</p> : null
  return (
    <p>
      <strong>{field.label}:</strong> {field.kind === 'address' ? <ContentLink to={words}>{words}</ContentLink> : words}
    </p>
  )
}

const textLevels = [2, 3, 4] as const

function Heading({ level, children }: { level: number; children: string }) {
  const Level = (['h2', 'h3', 'h4', 'h5'] as const)[level - 2] ?? 'h6'
  return <Level>{children}</Level>
}

function PictureShown({ name, picture }: { name: string; picture: ContentPicture }) {
  return (
    <div className={styles.shownPicture}>
      <ContentImage picture={picture} shape={name === 'logo' ? 'logo' : 'scene'} />
    </div>
  )
}

function EntriesShown({ of, entries, under }: { of: ContentFields; entries: readonly ShownFields[]; under: number }) {
  return (
    <ul className={styles.shownEntries}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not change its order
        <li key={at} className={styles.shownEntry}>
          <AnsweredFieldsShown fields={of} answered={entry} under={under} isEntry />
        </li>
      ))}
    </ul>
  )
}

const isText = ({ kind }: ContentField, value: Shown): value is Blocks => kind === 'text' && Array.isArray(value)

const isPicture = ({ kind }: ContentField, value: Shown): value is ContentPicture =>
  kind === 'picture' && typeof value === 'object' && !Array.isArray(value)

const isEntries = ({ kind }: ContentField, value: Shown): value is readonly ShownFields[] =>
  kind === 'list' && Array.isArray(value)
