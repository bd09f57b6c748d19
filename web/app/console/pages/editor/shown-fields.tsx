import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import type { RichText as Blocks } from '@reable/contract/content/rich-text'
import { ContentImage } from '../../../content/content-image.tsx'
import { ContentLink } from '../../../content/content-link.tsx'
import { RichText } from '../../../content/rich-text.tsx'
import styles from '../pages.module.css'
import { choiceLabel } from './field-labels.ts'

type ContentValue = string | number | boolean | Blocks | ContentPicture | readonly ContentValues[]
type ContentValues = { readonly [name: string]: ContentValue }

type Props = {
  fields: ContentFields
  answered: ContentValues
  /** The level of the heading above. */
  under: number
  /** The first line of an entry is its heading. */
  isEntry?: boolean
}

/** Renders the fields of a document or of an entry in the order of their table, without empty ones. */
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

/** The level of a line that is a heading: the document's own, one of its parts, or the first of an entry. */
function headingLevel(name: string, { kind }: ContentField, ofEntry: number | undefined): number | undefined {
  if (kind !== 'line') return undefined
  if (ofEntry) return ofEntry
  if (name === 'heading') return 2
  return name.endsWith('_heading') ? 3 : undefined
}

type FieldProps = { name: string; field: ContentField; value: ContentValue; heads: number | undefined; under: number }

function FieldShown({ name, field, value, heads, under }: FieldProps) {
  if (isText(field, value)) return <RichText blocks={value} level={textLevels[Math.min(under, 3) - 1] ?? 4} />
  if (isPicture(field, value)) return <PictureShown name={name} picture={value} />
  if (field.kind === 'list')
    return isEntries(field, value) && <EntriesShown of={field.of} entries={value} under={under} />
  const text = field.kind === 'choice' ? choiceLabel(String(value)) : String(value)
  if (heads) return <Heading level={heads}>{text}</Heading>
  if (field.kind === 'words') return <p className={`measure ${styles.lines}`}>{text}</p>
  if (field.kind === 'yes_no') return value === true ? <p>{field.label}</p> : null
  return (
    <p>
      <strong>{field.label}:</strong> {field.kind === 'address' ? <ContentLink to={text}>{text}</ContentLink> : text}
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

function EntriesShown({ of, entries, under }: { of: ContentFields; entries: readonly ContentValues[]; under: number }) {
  return (
    <ul className="wide-tiles gap-16">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not change its order
        <li key={at} className={`stack gap-8 ${styles.shownEntry}`}>
          <AnsweredFieldsShown fields={of} answered={entry} under={under} isEntry />
        </li>
      ))}
    </ul>
  )
}

const isText = ({ kind }: ContentField, value: ContentValue): value is Blocks => kind === 'text' && Array.isArray(value)

const isPicture = ({ kind }: ContentField, value: ContentValue): value is ContentPicture =>
  kind === 'picture' && typeof value === 'object' && !Array.isArray(value)

const isEntries = ({ kind }: ContentField, value: ContentValue): value is readonly ContentValues[] =>
  kind === 'list' && Array.isArray(value)
