import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import { pictureOf, standing, type Typed, type TypedValue, textOf } from './typed-document.ts'

export const labelOf = ({ label, optional }: ContentField): string => (optional ? `${label} (optional)` : label)

/** What is said below the name of a field: its own hint, and how its kind is written. */
export const hintOf = (field: ContentField): string | undefined =>
  [field.hint && `${field.hint}.`, kindHints[field.kind]].filter(Boolean).join(' ') || undefined

const kindHints: Partial<Record<ContentField['kind'], string>> = {
  text: 'Select words and press a button. You may type its signs yourself: **bold**, [words](address).',
  address: 'Begins with https://, or with / for a page of this site.',
  day: 'Year, month and day, such as 2026-03-09.',
  number: 'Such as 49.25.',
}

/** A choice as it is kept, in words: "funding_partners" is "Funding partners". */
export const choiceWord = (option: string): string => {
  const words = choiceWords[option] ?? option.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const choiceWords: Record<string, string> = {
  non_profits_partners: 'non-profit partners',
  health_safety: 'health and safety',
}

/** Letters of an entry's first line by which it is known in its list. */
const longest = 80

export const nothingYet = 'Nothing written yet'

/** By what an entry is known: the first of its words. */
export function entryTitle(of: ContentFields, typed: Typed): string {
  const [said = ''] = Object.entries(of).flatMap(([name, field]) => wordsOf(field, typed[name]) || [])
  return said.length > longest ? `${said.slice(0, longest).trimEnd()}…` : said || nothingYet
}

function wordsOf(field: ContentField, value: TypedValue | undefined): string {
  if (field.kind === 'picture') return pictureOf(value).title
  return standing(value).length ? '' : (textOf(value).trim().split('\n', 1)[0] ?? '')
}
