import { type DocumentName, documentNames } from '@reable/contract/content/documents'
import type { ContentField, ContentFields } from '@reable/contract/content/fields'
import { contentLists } from '@reable/contract/content/lists'
import { contentPages } from '@reable/contract/content/pages'
import { seededLists, seededPages } from '../../server/seeds/content/index.ts'

type Values = Record<string, unknown>

/** The entries that an answer's links lead to. Pictures lie at `origin`. */
type LinkedItems = { origin: string; Entry: object[]; Asset: object[] }

/** Contentful's answers for each of its types when it has the seeded pages and lists, as JSON. */
export const contentfulAnswers = (origin: string): Map<string, string> =>
  new Map(documentNames.map((document) => [typeOf(document), JSON.stringify(answerOf(document, origin))]))

/** The type of a page is made from its title, such as `about_us`. */
const typeOf = ({ name }: DocumentName) => name.toLowerCase().replaceAll(' ', '_')

function answerOf(document: DocumentName, origin: string) {
  const linked: LinkedItems = { origin, Entry: [], Asset: [] }
  const items = itemsOf(document, linked)
  const { Entry, Asset } = linked
  return {
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: items.length,
    items,
    includes: { Entry, Asset },
  }
}

function itemsOf({ kind, name }: DocumentName, linked: LinkedItems): object[] {
  if (kind === 'list') return seededLists[name].map((values) => entryOf(contentLists[name], values, linked))
  const { sys, fields } = entryOf(contentPages[name], seededPages[name], linked)
  return [{ sys, fields: { title: name, ...fields } }]
}

let entries = 0

function entryOf(fields: ContentFields, values: Values, linked: LinkedItems) {
  entries += 1
  const id = `entry${entries}`
  const sent = Object.entries(fields).map(([name, field]) => [name, serializeValue(field, values[name], linked)])
  return { sys: { type: 'Entry', id }, fields: Object.fromEntries(sent) as Values }
}

function serializeValue(field: ContentField, value: unknown, linked: LinkedItems): unknown {
  if (field.kind === 'picture') return pictureLink(value as { url: string; title: string }, linked)
  if (field.kind !== 'list') return value
  return (value as Values[]).map((each) => {
    const entry = entryOf(field.of, each, linked)
    linked.Entry.push(entry)
    return linkTo('Entry', entry.sys.id)
  })
}

/** Where there is no picture, Contentful leaves the field out. */
function pictureLink({ url, title }: { url: string; title: string }, { origin, Asset }: LinkedItems) {
  if (!url) return undefined
  const id = `asset${Asset.length + 1}`
  const file = { url: origin + url, contentType: 'image/svg+xml', fileName: id }
  Asset.push({ sys: { type: 'Asset', id }, fields: { title, file } })
  return linkTo('Asset', id)
}

const linkTo = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } })
