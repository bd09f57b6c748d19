import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import { isSafeLink } from '@reable/contract/content/rich-text'
import { isOwnPicture, withoutAccess } from '@reable/contract/content/rules'
import { readMarkdown } from '../markdown/read-markdown.ts'

/** The answered values of a page or list by field name, as the contract's table describes them. */
export type FieldValues = { [name: string]: unknown }

/** Serializes written fields. A field that did not exist yet when they were written is answered as empty. */
export function serializeFields(fields: ContentFields, written: unknown): FieldValues {
  const values = new Map(typeof written === 'object' && written ? Object.entries(written) : [])
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, serializeField(field, values.get(name))]),
  )
}

function serializeField(field: ContentField, written: unknown): unknown {
  const text = typeof written === 'string' ? written : ''
  switch (field.kind) {
    case 'text':
      return readMarkdown(text)
    case 'picture':
      return isPicture(written) && isOwnPicture(withoutAccess(written.url)) ? written : noPicture
    case 'number':
      return typeof written === 'number' ? written : 0
    case 'yes_no':
      return written === true
    case 'choice':
      return field.options.find((option) => option === written) ?? field.options[0]
    case 'list':
      return Array.isArray(written) ? written.map((entry) => serializeFields(field.of, entry)) : []
    case 'address':
      return isSafeLink(text) ? text : ''
    default:
      return text
  }
}

const noPicture: ContentPicture = { url: '', thumbnail: '', title: '' }

/** A shallow check: stored content was validated when it was written. */
const isPicture = (written: unknown): written is ContentPicture =>
  typeof written === 'object' && written !== null && 'url' in written && typeof written.url === 'string'
