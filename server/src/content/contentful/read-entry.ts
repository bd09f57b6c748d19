import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import { entriesLimit, typedError } from '@reable/contract/content/rules'
import { oneLine, plainText } from '@reable/contract/plain-text'
import { readMarkdown } from '../markdown/read-markdown.ts'
import type { FieldValues } from '../pages/serialize-fields.ts'
import { assetPicture } from './asset-picture.ts'
import { readRichText } from './read-rich-text.ts'

/** An entry lacks what the page needs. The message names the field, never its value. */
export class InvalidEntryError extends Error {}

/** The fields of an entry or an asset by name; empty for anything else. */
export function fieldsOf(entry: unknown): Map<string, unknown> {
  if (typeof entry !== 'object' || entry === null || !('fields' in entry)) return new Map()
  const { fields } = entry
  return new Map(typeof fields === 'object' && fields ? Object.entries(fields) : [])
}

/**
 * Converts the entry of a page, or those of a list, from Contentful to field values of ours; `images` is the address of its image host.
 * Throws InvalidEntryError.
 */
export function readEntries(document: DocumentName, entries: unknown[], images: string): FieldValues {
  const inOrder = entries.toSorted((one, other) => positionOf(one) - positionOf(other))
  const entry = document.kind === 'page' ? entries[0] : { fields: { entries: inOrder } }
  return readEntry(documentFields(document), entry, images)
}

/** Where a list’s type has a number called position, its entries are in that order; else in the order of their creation. */
function positionOf(entry: unknown): number {
  const position = fieldsOf(entry).get('position')
  return typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER
}

/** Converts one entry. Throws InvalidEntryError. */
export function readEntry(fields: ContentFields, entry: unknown, images: string): FieldValues {
  const values = fieldsOf(entry)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField({ name, field, value: values.get(name), images })]),
  )
}

type FieldValue = { name: string; field: ContentField; value: unknown; images: string }

function readField({ name, field, value, images }: FieldValue): unknown {
  switch (field.kind) {
    case 'text':
      return requireText(name, field, readText(value))
    case 'picture':
      return assetPicture(fieldsOf(value), images) ?? noPicture
    case 'number':
      if (typeof value !== 'number') throw new InvalidEntryError(name)
      return value
    case 'yes_no':
      return value === true
    case 'list':
      return entriesOf(value).map((entry) => readEntry(field.of, entry, images))
    default:
      return readTyped(name, field, value)
  }
}

const noPicture: ContentPicture = { url: '', thumbnail: '', title: '' }

const readText = (value: unknown) => (typeof value === 'string' ? readMarkdown(value) : readRichText(value))

function requireText<Text extends unknown[]>(name: string, { optional }: ContentField, text: Text): Text {
  if (!text.length && !optional) throw new InvalidEntryError(name)
  return text
}

/** A day may come with its time. */
function readTyped(name: string, field: ContentField, value: unknown): string {
  const clean = field.kind === 'words' ? (text: string) => plainText(text).trim() : oneLine
  const typed = typeof value === 'string' ? clean(value) : ''
  const normalized = field.kind === 'day' ? typed.slice(0, 10) : typed
  if (typedError(field, normalized)) throw new InvalidEntryError(name)
  return normalized
}

const entriesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((entry) => fieldsOf(entry).size).slice(0, entriesLimit) : []
