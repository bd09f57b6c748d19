import { beginningOf } from '@reable/contract/cut-text'
import { oneLine } from '@reable/contract/plain-text'
import sanitizeHtml from 'sanitize-html'
import { partKeys, wordKeys } from '../matching/keys.ts'
import { FileError, type Notice } from './notice.ts'

/** The names of its fields, exactly as they stand in the file. */
const fieldNames = [
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

const [quote, backslash, open, close, begin, end] = Buffer.from('"\\{}[]')
/** In bytes: one row has a few thousand. */
const mostBytes = 512 * 1024

/**
 * Cuts a JSON array of objects into its objects, chunk by chunk, so that the whole of it is never held. Throws FileError for what is no such
 * array.
 */
export class ObjectSplitter {
  #rest: Buffer = Buffer.alloc(0)
  #depth = 0
  #isText = false
  #isEscaped = false
  #state: 'before' | 'within' | 'after' = 'before'

  /** Returns the objects that are complete with this chunk. */
  split(chunk: Buffer): string[] {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk
    const objects: string[] = []
    // Of the object that is not complete yet: behind all bytes where there is none.
    let start = this.#depth ? 0 : bytes.length
    for (let at = this.#rest.length; at < bytes.length; at++) {
      const edge = this.#read(bytes[at] as number)
      if (edge === 'opened') start = at
      if (edge === 'closed') {
        objects.push(bytes.toString('utf8', start, at + 1))
        start = bytes.length
      }
    }
    this.#rest = bytes.subarray(start)
    if (this.#rest.length > mostBytes) throw new FileError('not_json')
    return objects
  }

  /** Throws unless the array has ended. */
  end(): void {
    if (this.#state === 'before') throw new FileError('not_json')
    if (this.#state === 'within') throw new FileError('cut_off')
  }

  #read(byte: number): 'opened' | 'closed' | undefined {
    if (this.#isText) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (byte === backslash) this.#isEscaped = true
      else if (byte === quote) this.#isText = false
      return undefined
    }
    if (this.#depth === 0) return this.#readBetween(byte)
    if (byte === quote) this.#isText = true
    else if (byte === open) this.#depth += 1
    else if (byte === close && --this.#depth === 0) return 'closed'
    return undefined
  }

  /** Between the objects: the array's brackets, commas and blanks, and a byte order mark before it. */
  #readBetween(byte: number): 'opened' | undefined {
    if (this.#state === 'before' && byte === begin) this.#state = 'within'
    else if (this.#state === 'within' && byte === end) this.#state = 'after'
    else if (this.#state === 'within' && byte === open) {
      this.#depth = 1
      return 'opened'
    } else if (!isBetween(byte)) throw new FileError('not_json')
    return undefined
  }
}

const between = new Set(Buffer.from(' \t\r\n,\ufeff'))
const isBetween = (byte: number) => between.has(byte)

const bounds = { rows: 500_000, notices: 20_000 }
/** Notices of one list. */
const listSize = 250
/** A field that so many rows do not have is called something else now. */
const mostMissing = 0.1

/** Reads the rows of a file, chunk by chunk, and keeps those that are about something that is passed on here. Throws FileError. */
export class RowReader {
  /** The notices in lists as JSON: the thread that stores them has only to pass them on. */
  readonly notices: string[] = []
  rows = 0
  #found = 0
  #list: Notice[] = []
  readonly #splitter = new ObjectSplitter()
  readonly #missing = new Map<string, number>()
  readonly #now: number

  constructor(now: number) {
    this.#now = now
  }

  read(chunk: Buffer): void {
    for (const text of this.#splitter.split(chunk)) this.#readRow(text)
  }

  end(): void {
    this.#splitter.end()
    this.#closeList()
    if (!this.rows) throw new FileError('fewer')
    if ([...this.#missing.values()].some((count) => count > this.rows * mostMissing)) throw new FileError('renamed')
  }

  #readRow(text: string): void {
    const row = parse(text)
    this.rows += 1
    if (this.rows > bounds.rows) throw new FileError('too_large')
    for (const name of fieldNames) if (!(name in row)) this.#missing.set(name, (this.#missing.get(name) ?? 0) + 1)
    const notice = this.#found < bounds.notices ? readNotice(row, this.#now) : undefined
    if (!notice) return
    this.#found += 1
    if (this.#list.push(notice) === listSize) this.#closeList()
  }

  #closeList(): void {
    if (this.#list.length) this.notices.push(JSON.stringify(this.#list))
    this.#list = []
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileError('not_json')
  }
}
