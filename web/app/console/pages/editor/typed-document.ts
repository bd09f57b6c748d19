import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import { newId } from '../../../new-id.ts'

/** An entry of a list in the form. A removed one stays until the document is saved, so that it can be restored. */
export type TypedEntry = { key: string; removed?: true; fields: Typed }

export type TypedValue = string | boolean | ContentPicture | readonly TypedEntry[]

/** The values of the form of a page or list: numbers as they are typed, entries with a key of their own. */
export type Typed = { readonly [name: string]: TypedValue }

/** Converts a stored document, or the typed values of a draft, to the typed values of these fields. What does not fit is empty. */
export const typedOf = (fields: ContentFields, written: unknown): Typed => {
  const values = recordOf(written)
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedValue(field, values.get(name))]))
}

function typedValue(field: ContentField, value: unknown): TypedValue {
  if (field.kind === 'list') return Array.isArray(value) ? value.map((entry) => typedEntry(field.of, entry)) : []
  if (field.kind === 'picture') return pictureOf(value)
  if (field.kind === 'yes_no') return value === true
  return typeof value === 'number' ? String(value) : textOf(value)
}

function typedEntry(of: ContentFields, value: unknown): TypedEntry {
  const entry = recordOf(value)
  const key = entry.get('key')
  if (typeof key !== 'string' || !entry.has('fields')) return { key: newId(), fields: typedOf(of, value) }
  return { key, ...(entry.get('removed') === true && { removed: true }), fields: typedOf(of, entry.get('fields')) }
}

export const newEntry = (of: ContentFields): TypedEntry => ({ key: newId(), fields: typedOf(of, {}) })

/** Converts typed values to the fields that the API takes. Text that is no number is sent as it was typed, and is refused. */
export const writtenOf = (fields: ContentFields, typed: Typed): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, writtenValue(field, typed[name])]))

function writtenValue(field: ContentField, value: TypedValue | undefined): unknown {
  if (field.kind === 'list') return remainingEntries(value).map((entry) => writtenOf(field.of, entry.fields))
  if (field.kind !== 'number' || typeof value !== 'string') return value
  const normalized = value.trim().replace(',', '.').replace('−', '-')
  return normalized && Number.isFinite(Number(normalized)) ? Number(normalized) : value
}

/** The entries of a list, including removed ones. */
export const entriesOf = (value: TypedValue | undefined): readonly TypedEntry[] => (isList(value) ? value : [])

/** The entries of a list that will be saved. */
export const remainingEntries = (value: TypedValue | undefined): TypedEntry[] =>
  entriesOf(value).filter(({ removed }) => !removed)

const isList = (value: TypedValue | undefined): value is readonly TypedEntry[] => Array.isArray(value)

export function pictureOf(value: unknown): ContentPicture {
  const picture = recordOf(value)
  return {
    url: textOf(picture.get('url')),
    thumbnail: textOf(picture.get('thumbnail')),
    title: textOf(picture.get('title')),
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const recordOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [])

/** The typed values without removed entries. */
export const withoutRemoved = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      isList(value)
        ? remainingEntries(value).map((entry) => ({ ...entry, fields: withoutRemoved(entry.fields) }))
        : value,
    ]),
  )
