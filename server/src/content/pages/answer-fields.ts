import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import { leadsSomewhere } from '@reable/contract/content/rich-text'
import { isOwnPicture, withoutAccess } from '@reable/contract/content/rules'
import { readMarkdown } from '../markdown/read-markdown.ts'

/** A page or list by the names of its fields, as the contract's table describes them. */
export type Answered = { [name: string]: unknown }

/** What was written as it is answered. A field that was not there yet when it was written is answered as empty. */
export function answerFields(fields: ContentFields, written: unknown): Answered {
  const known = new Map(typeof written === 'object' && written ? Object.entries(written) : [])
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answerField(field, known.get(name))]))
}

function answerField(field: ContentField, written: unknown): unknown {
  const words = typeof written === 'string' ? written : ''
  switch (field.kind) {
    case 'text':
      return readMarkdown(words)
    case 'picture':
      return isPicture(written) && isOwnPicture(withoutAccess(written.url)) ? written : noPicture
    case 'number':
      return typeof written === 'number' ? written : 0
    case 'yes_no':
      return written === true
    case 'choice':
      return field.options.find((option) => option === written) ?? field.options[0]
    case 'list':
      return Array.isArray(written) ? written.map((entry) => answerFields(field.of, entry)) : []
    case 'address':
      return leadsSomewhere(words) ? words : ''
    default:
      return words
  }
}

const noPicture: ContentPicture = { url: '', thumbnail: '', title: '' }

/** What is kept was checked when it was written. */
const isPicture = (written: unknown): written is ContentPicture =>
  typeof written === 'object' && written !== null && 'url' in written && typeof written.url === 'string'
