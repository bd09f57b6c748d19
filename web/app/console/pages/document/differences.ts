import type { ContentField, ContentFields, ContentPicture } from '@reable/contract/content/fields'
import { readWritten } from '@reable/contract/content/written'
import type { Difference } from '../../../editing/difference.ts'
import { choiceLabel } from '../editor/field-labels.ts'
import {
  pictureOf,
  remainingEntries,
  type Typed,
  type TypedValue,
  textOf,
  typedOf,
  writtenOf,
} from '../editor/typed-document.ts'
import type { WrittenDocument } from './load-document.ts'

const nothing = 'Not filled in'
const sameText = 'The same words, in another order or with another picture'

/** The fields in which the typed version and the stored one differ; of long ones the lines that differ. */
export function differencesOf(
  fields: ContentFields,
  mine: Typed,
  { fields: stored }: Pick<WrittenDocument, 'fields'>,
): Difference[] {
  const theirs = typedOf(fields, stored)
  return Object.entries(fields).flatMap(([name, field]) => {
    const [own, other] = [linesOf(field, mine[name]), linesOf(field, theirs[name])]
    if (asWritten(field, mine[name]) === asWritten(field, theirs[name])) return []
    return [{ label: field.label, mine: onlyIn(own, other), theirs: onlyIn(other, own) }]
  })
}

/** What each field says, line by line. */
export const contentTexts = (fields: ContentFields, written: unknown): { label: string; text: string }[] => {
  const typed = typedOf(fields, written)
  return Object.entries(fields).map(([name, field]) => ({
    label: field.label,
    text: linesOf(field, typed[name]).join('\n') || nothing,
  }))
}

const asWritten = (field: ContentField, value: TypedValue | undefined): string =>
  JSON.stringify(readWritten({ value: field }, writtenOf({ value: field }, { value: value ?? '' })).written)

function onlyIn(lines: string[], others: string[]): string {
  if (!lines.length) return nothing
  return lines.filter((line) => !others.includes(line)).join('\n') || sameText
}

function linesOf(field: ContentField, value: TypedValue | undefined): string[] {
  switch (field.kind) {
    case 'list':
      return remainingEntries(value).map((entry) => entryLine(field.of, entry.fields))
    case 'picture':
      return pictureLines(pictureOf(value))
    case 'yes_no':
      return [value === true ? 'Yes' : 'No']
    case 'choice':
      return [choiceLabel(textOf(value))]
    default:
      return textOf(value)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
  }
}

const pictureLines = ({ url, title }: ContentPicture) => (url ? [title ? `Picture: ${title}` : 'A picture'] : [])

const entryLine = (of: ContentFields, typed: Typed): string =>
  Object.entries(of)
    .map(([name, field]) => linesOf(field, typed[name]).join(' '))
    .filter(Boolean)
    .join('. ')
