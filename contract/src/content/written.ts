import { cutText } from '../cut-text.ts'
import { normalizeLookAlikes } from '../messages/find-words.ts'
import { oneLine, plainText } from '../plain-text.ts'
import type { ContentField, ContentFields, ContentPicture } from './fields.ts'
import { documentLimit, entriesLimit, isOwnPicture, missingFieldMessage, typedError, withoutAccess } from './rules.ts'

/** A page or list as it is stored, by the names of its fields. */
export type WrittenValues = { [name: string]: unknown }

/** Messages by the path of a field, such as `questions.0.title`; entries count from 0. */
export type WrittenErrors = { [path: string]: string[] }

type ReadResult = { errors: WrittenErrors; pictures: { path: string; url: string }[] }
type ReadOptions = { keepAccess: boolean }
type ListField = Extract<ContentField, { kind: 'list' }>
type NumberField = Extract<ContentField, { kind: 'number' }>
type ReadState = ReadResult & ReadOptions

/**
 * Reads the written form of a document with these fields, with all of its errors. The result has nothing but
 * the fields of the table; `pictures` are the addresses of all its pictures, each with its field’s path. `keepAccess`: the query
 * that grants access to a picture before it is public stays in its addresses.
 */
export function readWritten(
  fields: ContentFields,
  input: unknown,
  { keepAccess }: ReadOptions = { keepAccess: false },
): ReadResult & { written: WrittenValues } {
  // Without a prototype, so that no field's name is found on it.
  const state: ReadState = { errors: Object.create(null), pictures: [], keepAccess }
  const written = readFields(state, fields, input, '')
  const bytes = new TextEncoder().encode(JSON.stringify(written)).length
  if (bytes > documentLimit) addError(state, 'fields', 'This is more than 1 MB in all. Please shorten it')
  const { errors, pictures } = state
  return { errors, pictures, written }
}

const addError = ({ errors }: ReadState, path: string, message: string) => {
  errors[path] = [...(errors[path] ?? []), message]
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

function readFields(state: ReadState, fields: ContentFields, input: unknown, path: string): WrittenValues {
  if (!isRecord(input)) addError(state, path || 'fields', 'Please send the fields by their names')
  const values = new Map(isRecord(input) ? Object.entries(input) : [])
  const at = (name: string) => (path ? `${path}.${name}` : name)
  for (const name of values.keys())
    if (!Object.hasOwn(fields, name)) addError(state, at(name), `We do not know the field “${cutText(name, 60)}”`)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(state, field, values.get(name), at(name))]),
  )
}

function readField(state: ReadState, field: ContentField, input: unknown, path: string): unknown {
  switch (field.kind) {
    case 'list':
      return readList(state, field, input, path)
    case 'picture':
      return readPicture(state, field, input, path)
    case 'number':
      return readNumber(state, field, input, path)
    case 'yes_no':
      if (typeof input !== 'boolean') addError(state, path, `Please say yes or no to “${field.label}”`)
      return input
    default:
      return readTyped(state, field, input, path)
  }
}

function readNumber(state: ReadState, field: NumberField, input: unknown, path: string): unknown {
  const isNumber = typeof input === 'number' && Number.isFinite(input)
  const error = isNumber ? field.rule?.(String(input)) : `${missingFieldMessage(field)} with a number`
  if (error) addError(state, path, error)
  return input
}

/** Lines have no line breaks. */
function readTyped(state: ReadState, field: ContentField, input: unknown, path: string): string {
  const isLong = field.kind === 'words' || field.kind === 'text'
  const normalized = isLong && typeof input === 'string' ? plainText(input).trim() : lineOf(input)
  const error = typedError(field, normalized)
  if (error) addError(state, path, error)
  return normalized
}

function readList(state: ReadState, { label, of, unique }: ListField, input: unknown, path: string): WrittenValues[] {
  const entries = Array.isArray(input) ? input : []
  if (!Array.isArray(input)) addError(state, path, `${label}: please send a list`)
  if (entries.length > entriesLimit) addError(state, path, `${label}: use at most ${entriesLimit} entries`)
  const read = entries.slice(0, entriesLimit).map((entry, at) => readFields(state, of, entry, `${path}.${at}`))
  if (unique) requireUnique(state, { path, name: unique }, read)
  return read
}

function requireUnique(
  state: ReadState,
  { path, name }: { path: string; name: string },
  entries: WrittenValues[],
): void {
  const before = new Set<string>()
  for (const [at, entry] of entries.entries()) {
    const text = lineOf(entry[name])
    const seen = normalizeLookAlikes(text)
    if (text && before.has(seen)) addError(state, `${path}.${at}.${name}`, `“${text}” stands in this list twice`)
    before.add(seen)
  }
}

/** Both addresses, or none: then there is no picture yet. */
function readPicture(state: ReadState, { label }: ContentField, input: unknown, path: string): ContentPicture {
  const parts = new Map(isRecord(input) ? Object.entries(input) : [])
  const part = (name: string) => lineOf(parts.get(name))
  const submitted = { url: part('url'), thumbnail: part('thumbnail'), title: part('title') }
  const picture = { ...submitted, url: withoutAccess(submitted.url), thumbnail: withoutAccess(submitted.thumbnail) }
  const addresses = [picture.url, picture.thumbnail].filter((address) => address)
  if (addresses.length === 1 || !addresses.every(isOwnPicture))
    addError(state, path, `${label}: please add the picture here. Those of other sites are not shown`)
  else state.pictures.push(...addresses.map((url) => ({ path, url })))
  return state.keepAccess ? submitted : picture
}

const lineOf = (input: unknown) => (typeof input === 'string' ? oneLine(input) : '')
