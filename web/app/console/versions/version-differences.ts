import type { Answer } from '@reable/contract/client'
import type { Difference } from '../../editing/difference.ts'

export type Version = Answer<'listVersions'>[number]

type Fields = Readonly<Record<string, unknown>>

/** What each field is called, in the order in which they are told. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  sort: 'What it is',
  language: 'Language',
  equipment_type_ids: 'Kinds, by number',
  label: 'Label',
  tooltip: 'Information',
  reason: 'Why it matters',
  synonyms: 'Also called',
  answer: 'How it is answered',
  unit: 'Unit',
  min: 'Least',
  max: 'Most',
  options: 'Choices',
  retired_options: 'Retired choices',
  filter: 'Filter',
  private: 'For its owner alone',
  retired: 'Retired',
  questions: 'Questions',
  what: 'What may not be listed',
  instead: 'Where it can go instead',
  action: 'What becomes of it',
  weight: 'Weight',
  threshold: 'Number',
  words: 'Words',
  waits: 'A volunteer always looks first',
  near_words: 'Words near them',
  warning: 'Warning',
  active: 'It counts',
  latitude: 'Latitude',
  longitude: 'Longitude',
  rank: 'Place in the list',
  closed: 'Closed for new listings',
}

/** Returns what differs between two versions, field by field. */
export const versionDifferences = (before: Fields, after: Fields): Difference[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const [mine, theirs] = [textOf(before[name]), textOf(after[name])]
    return mine === theirs ? [] : [{ label, mine, theirs }]
  })

function textOf(value: unknown): string {
  if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (Array.isArray(value)) return value.map(itemText).join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

/** A question by its name, and whether it needs an answer. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const { field_name: name, field_required: isNeeded } = item as { field_name: string; field_required: boolean }
  return `${name.replaceAll('_', ' ')}${isNeeded ? ' (needed)' : ''}`
}

/** What the newest version that was not removed is called. */
export function titleOfVersions(versions: readonly Version[]): string {
  const { fields } = versions.find((version) => version.fields) ?? {}
  return String(fields?.name ?? fields?.label ?? fields?.what ?? '')
}
