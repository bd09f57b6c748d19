import { documentFields, findDocument } from '@reable/contract/content/documents'
import { manualLabels } from '@reable/contract/manuals/rules'
import { recallLabels } from '@reable/contract/recalls/rules'
import { replyUseNames, replyUses } from '@reable/contract/replies/rules'
import type { DocumentKind } from '@reable/contract/versions/rules'
import type { Difference } from '../../editing/difference.ts'
import { contentTexts, differencesOf } from '../pages/document/differences.ts'
import { typedOf } from '../pages/editor/typed-document.ts'

export type VersionedDocument = { kind: DocumentKind; key: string }

type Fields = Record<string, unknown>

/** What each field is called, in the order in which they are shown. */
const labels: Readonly<Record<string, string>> = {
  ...recallLabels,
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
  ...manualLabels,
  brands: 'Brands',
  models: 'Models',
  source: 'Source',
  hosts: 'Hosts',
  uses: 'When it is offered',
  text: 'Text',
  withdrawn: 'Withdrawn',
  removed: 'Removed',
  ended: 'Ended',
}

const labelsOf: Partial<Record<DocumentKind, Readonly<Record<string, string>>>> = {
  reply: { reason: 'Offered first' },
}

/** Returns what a version says, field by field. */
export function versionTexts({ kind, key }: VersionedDocument, fields: Fields): { label: string; text: string }[] {
  const content = findDocument(kind, key)
  if (content) return contentTexts(documentFields(content), fields)
  return Object.entries({ ...labels, ...labelsOf[kind] }).flatMap(([name, label]) =>
    name in fields ? [{ label, text: textOf(fields[name]) }] : [],
  )
}

/** Returns what differs between two versions, field by field. */
export function versionDifferences(document: VersionedDocument, before: Fields, after: Fields): Difference[] {
  const content = findDocument(document.kind, document.key)
  if (content) {
    const fields = documentFields(content)
    return differencesOf(fields, typedOf(fields, before), { fields: after })
  }
  // A field that only one of the two has.
  const blank = (fields: Fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  const theirs = versionTexts(document, { ...blank(before), ...after })
  return versionTexts(document, { ...blank(after), ...before }).flatMap(({ label, text: mine }, at) =>
    mine === theirs[at]?.text ? [] : [{ label, mine, theirs: theirs[at]?.text ?? '' }],
  )
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (Array.isArray(value)) return value.map(itemText).join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

/** A question by its name, and whether it needs an answer; where a reply is offered, in words. */
function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) {
    const use = replyUseNames.find((name) => name === item)
    return use ? replyUses[use].name : String(item)
  }
  const { field_name: name, field_required: isNeeded } = item as { field_name: string; field_required: boolean }
  return `${name.replaceAll('_', ' ')}${isNeeded ? ' (needed)' : ''}`
}
