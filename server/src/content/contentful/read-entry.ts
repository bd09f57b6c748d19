import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import { entriesLimit, typedFault } from '@reable/contract/content/rules'
import { oneLine, plainText } from '@reable/contract/plain-text'
import { readMarkdown } from '../markdown/read-markdown.ts'
import type { Answered } from '../pages/answer-fields.ts'
import { assetPicture } from './asset-picture.ts'
import { readRichText } from './read-rich-text.ts'

/** An entry does not hold what the page needs. The message names the field, never what stands in it. */
export class UnfitEntry extends Error {}

/** Of an entry or an asset, its fields by name; of anything else, nothing. */
export function fieldsOf(entry: unknown): Map<string, unknown> {
  if (typeof entry !== 'object' || entry === null || !('fields' in entry)) return new Map()
  const { fields } = entry
  return new Map(typeof fields === 'object' && fields ? Object.entries(fields) : [])
}

/** An entry of Contentful as a page or an entry of ours is answered; `images` is where its pictures lie. Throws UnfitEntry. */
export function readEntry(fields: ContentFields, entry: unknown, images: string): Answered {
  const known = fieldsOf(entry)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField({ name, field, value: known.get(name), images })]),
  )
}

type Reading = { name: string; field: ContentField; value: unknown; images: string }

function readField({ name, field, value, images }: Reading): unknown {
  switch (field.kind) {
    case 'text':
      return insist(name, field, readText(value))
    case 'picture':
      return assetPicture(fieldsOf(value), images) ?? noPicture
    case 'number':
      if (typeof value !== 'number') throw new UnfitEntry(name)
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

function insist<Text extends unknown[]>(name: string, { optional }: ContentField, text: Text): Text {
  if (!text.length && !optional) throw new UnfitEntry(name)
  return text
}

/** A day may come with its time. */
function readTyped(name: string, field: ContentField, value: unknown): string {
  const clean = field.kind === 'words' ? (words: string) => plainText(words).trim() : oneLine
  const typed = typeof value === 'string' ? clean(value) : ''
  const kept = field.kind === 'day' ? typed.slice(0, 10) : typed
  if (typedFault(field, kept)) throw new UnfitEntry(name)
  return kept
}

const entriesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((entry) => fieldsOf(entry).size).slice(0, entriesLimit) : []
