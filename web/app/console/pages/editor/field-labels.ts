import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import { cutText } from '@reable/contract/cut-text'
import { pictureOf, remainingEntries, type Typed, type TypedValue, textOf } from './typed-document.ts'

export const labelOf = ({ label, optional }: ContentField): string => (optional ? `${label} (optional)` : label)

/** The hint below the label of a field: its own hint, and how to write its kind. */
export const hintOf = (field: ContentField): string | undefined =>
  [field.hint && `${field.hint}.`, kindHints[field.kind]].filter(Boolean).join(' ') || undefined

const kindHints: Partial<Record<ContentField['kind'], string>> = {
  text: 'Select words and press a button. You may type its signs yourself: **bold**, [words](address).',
  address: 'Begins with https://, or with / for a page of this site.',
  day: 'Year, month and day, such as 2026-03-09.',
  number: 'Such as 49.25.',
}

/** The label of a stored choice: "funding_partners" is "Funding partners". */
export const choiceLabel = (option: string): string => {
  const label = choiceLabels[option] ?? option.replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const choiceLabels: Record<string, string> = {
  non_profits_partners: 'non-profit partners',
  health_safety: 'health and safety',
}

/** In characters. */
const maxTitleLength = 80

export const emptyEntryTitle = 'Nothing written yet'

/** The title of an entry in its list: its first text. */
export function entryTitle(of: ContentFields, typed: Typed): string {
  const [text = ''] = Object.entries(of).flatMap(([name, field]) => firstLineOf(field, typed[name]) || [])
  return cutText(text, maxTitleLength) || emptyEntryTitle
}

function firstLineOf(field: ContentField, value: TypedValue | undefined): string {
  if (field.kind === 'picture') return pictureOf(value).title
  return remainingEntries(value).length ? '' : (textOf(value).trim().split('\n', 1)[0] ?? '')
}
