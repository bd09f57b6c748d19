import { beginningOf } from '@reable/contract/cut-text'
import { oneLine } from '@reable/contract/plain-text'
import sanitizeHtml from 'sanitize-html'
import { partKeys, wordKeys } from '../matching/keys.ts'
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

/** Words by which a notice is about something that is passed on here, with the equipment types they may mean (server/seeds/taxonomy.json). */
const rows: readonly [words: string, types: readonly number[]][] = [
  ['power wheelchair, motorized wheelchair, electric wheelchair', [7]],
  ['wheelchair, wheel chair', [1, 2, 3, 51]],
  ['transport chair', [2]],
  ['wheelchair cushion, seat cushion', [5]],
  ['mobility scooter, power scooter', [8, 9]],
  ['rollator', [11, 13]],
  ['walker, walking frame, gait trainer', [11, 12, 53]],
  ['knee scooter, knee walker', [14]],
  ['cane, walking stick', [15]],
  ['crutch', [16]],
  ['shower chair, bath seat, bath chair, bath bench, shower bench', [17, 18]],
  ['bath lift', [19]],
  ['commode', [20, 21]],
  ['toilet seat, raised toilet', [22]],
  ['toilet safety, toilet frame', [23]],
  ['grab bar, grab rail', [24]],
  ['floor to ceiling pole, tub rail', [25]],
  ['hospital bed, medical bed, homecare bed, electric bed', [26]],
  ['pressure mattress, air mattress, mattress overlay, alternating pressure', [27]],
  ['bed rail, bed handle, bed assist, bedside rail, assist handle', [28]],
  ['trapeze, lifting pole', [29]],
  ['overbed table', [30]],
  ['patient lift, floor lift, patient hoist', [32]],
  ['sit to stand, standing aid', [33]],
  ['ceiling lift', [34]],
  ['lift sling, patient sling, transfer sling', [35]],
  ['transfer board', [36]],
  ['slide sheet, transfer belt', [37]],
  ['standing frame, stander', [38]],
  ['wheelchair ramp, portable ramp, threshold ramp', [39, 40]],
  ['stair lift, stairlift', [41]],
  ['platform lift, porch lift', [42]],
  ['lift chair, power recliner', [45]],
  ['geriatric chair', [46]],
  ['bed riser, chair riser', [48]],
  ['adaptive stroller, special needs stroller', [52]],
  ['hearing aid, personal alarm, medical alert', [57]],
  ['blood pressure monitor, pulse oximeter, glucose meter, thermometer', [58]],
  ['brace, walking boot', [60]],
]

const kinds = rows.flatMap(([words, types]) => words.split(', ').map((phrase) => ({ words: wordKeys(phrase), types })))

const isWord = (key: string | undefined, word: string) => key === word || key === `${word}S` || key === `${word}ES`

/** Returns the equipment types that a text is about; none where it is about nothing that is passed on here. */
export function typesIn(text: string): number[] {
  const keys = wordKeys(text)
  const found = kinds.filter(({ words }) =>
    keys.some((_, at) => words.every((word, next) => isWord(keys[at + next], word))),
  )
  return [...new Set(found.flatMap(({ types }) => types))].sort((one, other) => one - other)
}
