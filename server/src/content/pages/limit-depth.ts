import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import type { FieldValues } from './serialize-fields.ts'

/**
 * Limits an answer to links of a depth. A page's lists and pictures are one link away, those within an entry of a list one
 * more. Beyond `depth` a list is empty and a picture has no address; texts and numbers are always there.
 */
export function limitDepth(fields: ContentFields, values: FieldValues, depth: number): FieldValues {
  const entries = Object.entries(fields).map(([name, field]) => [name, limitFieldDepth(field, values[name], depth)])
  return Object.fromEntries(entries)
}

function limitFieldDepth(field: ContentField, value: unknown, depth: number): unknown {
  if (field.kind === 'picture') return depth > 0 ? value : { url: '', thumbnail: '', title: '' }
  if (field.kind !== 'list') return value
  if (depth === 0 || !Array.isArray(value)) return []
  return value.map((entry) => limitDepth(field.of, entry, depth - 1))
}

/** The number of links to the deepest list or picture. */
export const depthOf = (fields: ContentFields): number =>
  Math.max(
    0,
    ...Object.values(fields).map((field) => (field.kind === 'list' ? 1 + depthOf(field.of) : depthOfField(field))),
  )

const depthOfField = ({ kind }: ContentField) => (kind === 'picture' ? 1 : 0)
