import { oneLine, plainText } from '../plain-text.ts'
import type { ContentField, ContentFields, ContentPicture } from './fields.ts'
import { documentLimit, entriesLimit, isOwnPicture, missing, typedFault, withoutAccess } from './rules.ts'

/** A page or list as it is kept, by the names of its fields. */
export type Written = { [name: string]: unknown }

/** Sentences by the path of a field, such as `questions.0.title`; entries count from 0. */
export type WrittenFaults = { [path: string]: string[] }

type Read = { faults: WrittenFaults; pictures: { path: string; url: string }[] }
type Kept = { keepsAccess: boolean }
type ListField = Extract<ContentField, { kind: 'list' }>
type Reading = Read & Kept

/**
 * What was sent as the written form of a document with these fields, with everything that is wrong with it. It holds nothing but
 * the fields of the table; `pictures` are the addresses of all its pictures, each with its field’s path. `keepsAccess`: what opens
 * a picture that not everyone may see yet stays in its addresses.
 */
export function readWritten(
  fields: ContentFields,
  sent: unknown,
  { keepsAccess }: Kept = { keepsAccess: false },
): Read & { written: Written } {
  // Whatever a field is called, there is nothing of its name before.
  const reading: Reading = { faults: Object.create(null), pictures: [], keepsAccess }
  const written = readFields(reading, fields, sent, '')
  const bytes = new TextEncoder().encode(JSON.stringify(written)).length
  if (bytes > documentLimit) note(reading, 'fields', 'This is more than 1 MB in all. Please shorten it')
  const { faults, pictures } = reading
  return { faults, pictures, written }
}

const note = ({ faults }: Reading, path: string, sentence: string) => {
  faults[path] = [...(faults[path] ?? []), sentence]
}

const isRecord = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

function readFields(reading: Reading, fields: ContentFields, sent: unknown, path: string): Written {
  if (!isRecord(sent)) note(reading, path || 'fields', 'Please send the fields by their names')
  const known = new Map(isRecord(sent) ? Object.entries(sent) : [])
  const at = (name: string) => (path ? `${path}.${name}` : name)
  for (const name of known.keys())
    if (!Object.hasOwn(fields, name)) note(reading, at(name), `We do not know the field “${name.slice(0, 60)}”`)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(reading, field, known.get(name), at(name))]),
  )
}

function readField(reading: Reading, field: ContentField, sent: unknown, path: string): unknown {
  switch (field.kind) {
    case 'list':
      return readList(reading, field, sent, path)
    case 'picture':
      return readPicture(reading, field, sent, path)
    case 'number':
      if (typeof sent !== 'number' || !Number.isFinite(sent)) note(reading, path, `${missing(field)} with a number`)
      return sent
    case 'yes_no':
      if (typeof sent !== 'boolean') note(reading, path, `Please say yes or no to “${field.label}”`)
      return sent
    default:
      return readTyped(reading, field, sent, path)
  }
}

/** Lines have no line breaks. */
function readTyped(reading: Reading, field: ContentField, sent: unknown, path: string): string {
  const long = field.kind === 'words' || field.kind === 'text'
  const kept = long && typeof sent === 'string' ? plainText(sent).trim() : lineOf(sent)
  const fault = typedFault(field, kept)
  if (fault) note(reading, path, fault)
  return kept
}

function readList(reading: Reading, { label, of }: ListField, sent: unknown, path: string): Written[] {
  const entries = Array.isArray(sent) ? sent : []
  if (!Array.isArray(sent)) note(reading, path, `${label}: please send a list`)
  if (entries.length > entriesLimit) note(reading, path, `${label}: use at most ${entriesLimit} entries`)
  return entries.slice(0, entriesLimit).map((entry, at) => readFields(reading, of, entry, `${path}.${at}`))
}

/** Both addresses, or none: then there is no picture yet. */
function readPicture(reading: Reading, { label }: ContentField, sent: unknown, path: string): ContentPicture {
  const said = new Map(isRecord(sent) ? Object.entries(sent) : [])
  const part = (name: string) => lineOf(said.get(name))
  const told = { url: part('url'), thumbnail: part('thumbnail'), title: part('title') }
  const picture = { ...told, url: withoutAccess(told.url), thumbnail: withoutAccess(told.thumbnail) }
  const addresses = [picture.url, picture.thumbnail].filter((address) => address)
  if (addresses.length === 1 || !addresses.every(isOwnPicture))
    note(reading, path, `${label}: please add the picture here. Those of other sites are not shown`)
  else reading.pictures.push(...addresses.map((url) => ({ path, url })))
  return reading.keepsAccess ? told : picture
}

const lineOf = (sent: unknown) => (typeof sent === 'string' ? oneLine(sent) : '')
