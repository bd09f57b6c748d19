import { beginningOf } from '@reable/contract/cut-text'
import { oneLine } from '@reable/contract/plain-text'
import sanitizeHtml from 'sanitize-html'
import { partKeys, wordKeys } from '../matching/keys.ts'
import { typesIn } from './kind-words.ts'
import type { Notice } from './notice.ts'

/** The names of its fields, exactly as they stand in the file. */
export const fieldNames = [
  ...['NID', 'Title', 'URL', 'Organization', 'Product', 'Issue', 'What you should do', 'Category', 'Recall class'],
  ...['Last updated', 'Archived'],
] as const

/** In characters: longer ones are cut. */
const limits = { short: 300, long: 2_000 }

const site = 'https://recalls-rappels.canada.ca'

const signs = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
])

/** Markup is taken out, written signs such as `&nbsp;` become what they stand for, and what nobody sees goes. */
function plain(value: unknown, limit: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = String(value).slice(0, limit * 4)
  const words = /[<&]/.test(text) ? sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }) : text
  const read = words.replace(/&(lt|gt|quot|amp);/g, (sign, name: string) => signs.get(name) ?? sign)
  return beginningOf(oneLine(read.replace(/\p{Cf}/gu, '')), limit)
}

/** An address of the site of recalls; any other one leads to its start page. */
function addressIn(value: unknown): string {
  const address = URL.parse(plain(value, 500), site)
  return address?.origin === site ? address.href : site
}

/** A day that was; undated rows have none, and one that is still to come is no date. */
function dayIn(value: unknown, now: number): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(plain(value, 40))?.[0]
  const time = Date.parse(`${day}T00:00:00Z`)
  return day && time <= now + 86_400_000 && new Date(time).toISOString().startsWith(day) ? day : null
}

/** Reads a row; undefined where it is about nothing that is passed on here, or has no number. */
export function readNotice(row: Record<string, unknown>, now: number): Notice | undefined {
  const [rawTitle, rawProduct] = [row.Title, row.Product].map((value) => (typeof value === 'string' ? value : ''))
  if (!typesIn(`${rawTitle} ${rawProduct}`.slice(0, limits.long)).length) return undefined
  const [nid, title, product] = [plain(row.NID, 40), plain(row.Title, limits.short), plain(row.Product, limits.long)]
  if (!nid || !title) return undefined
  return {
    ...{ nid, title, product, url: addressIn(row.URL) },
    ...{ organization: plain(row.Organization, limits.short), issue: plain(row.Issue, limits.long) },
    what_to_do: plain(row['What you should do'], limits.long),
    ...{ category: plain(row.Category, limits.short), recall_class: plain(row['Recall class'], limits.short) },
    updated_on: dayIn(row['Last updated'], now),
    archived: ['1', 'true'].includes(plain(row.Archived, 10).toLowerCase()),
    equipment_type_ids: typesIn(`${title} ${product}`),
    keys: [...new Set([...wordKeys(`${title} ${product}`), ...partKeys(`${title} ${product}`)])],
  }
}
