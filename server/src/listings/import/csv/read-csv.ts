import { Refusal } from '#platform/refusal'
import { type Columns, countKnownColumns, readHeader } from './csv-columns.ts'
import { type CsvRow, parseRecords } from './csv-records.ts'
import { type CsvSource, type Encoding, encodingOf, firstBytes, textOf } from './csv-text.ts'

export type Csv = {
  name: string
  encoding: Encoding
  columns: Columns
  /** How many rows follow the header; of a file with more than were asked for, one more than these. */
  total: number
  /** Read as they are asked for: a file of any length on the disk takes the same memory. */
  rows(): AsyncGenerator<CsvRow>
}

const delimiters = [',', ';', '\t', '|']

/** In characters: how much of the file is searched for the header. */
const headerSearchLength = 64 * 1024
/** In rows: a title, a date and empty rows may stand above the header. */
const headerSearchRows = 20
/** A row that names so many columns is the header. */
const knownInHeader = 3

/**
 * Reads a CSV file once through, so that an error anywhere in it is known before a row is used. Commas, semicolons or tabs
 * are recognized by the header. Of a file with more than `most` rows it reads no further. Refuses as malformed a file that is not CSV, and names the columns that are missing.
 */
export async function readCsv(source: CsvSource, most = Number.POSITIVE_INFINITY): Promise<Csv> {
  const { name } = source
  const otherKind = otherKindError(await firstBytes(source, 512), name)
  if (otherKind) throw new Refusal('malformed', otherKind)
  const encoding = await encodingOf(source)
  const delimiter = await delimiterOf(textOf(source, encoding))
  const records = () => parseRecords(withoutSeparatorLine(textOf(source, encoding)), delimiter)
  const header = await findHeader(records())
  if (!header) throw new Refusal('malformed', `The file ${name} is empty.`)
  const rows = async function* () {
    for await (const record of records()) if (record.number > header.number) yield record
  }
  let total = 0
  for await (const _ of rows()) {
    total += 1
    if (total > most) break
  }
  return { name, encoding, columns: readHeader(header.cells, name), total, rows }
}

/** Returns the first row that names columns; where none does, the first one at all, in which they are then missing. */
async function findHeader(records: AsyncIterable<CsvRow>): Promise<CsvRow | undefined> {
  let first: CsvRow | undefined
  for await (const record of records) {
    first ??= record
    if (countKnownColumns(record.cells) >= knownInHeader) return record
    if (record.number >= headerSearchRows) break
  }
  return first
}

/** Returns the delimiter with which the header has the most known columns. */
async function delimiterOf(texts: AsyncGenerator<string>): Promise<string> {
  const text = await readBeginning(withoutSeparatorLine(texts))
  let best = { delimiter: ',', known: 0 }
  for (const delimiter of delimiters) {
    const known = await countKnownWith(text, delimiter)
    if (known > best.known) best = { delimiter, known }
  }
  return best.delimiter
}

async function countKnownWith(text: string, delimiter: string): Promise<number> {
  try {
    const header = await findHeader(parseRecords(asStream(text), delimiter))
    return header ? countKnownColumns(header.cells) : 0
  } catch {
    // With the wrong delimiter even valid quotation marks do not match.
    return 0
  }
}

/** Excel is told the separator by a first line such as "sep=;", which it does not show. */
async function* withoutSeparatorLine(texts: AsyncIterable<string>) {
  let beginning = ''
  let isPast = false
  for await (const text of texts) {
    if (isPast) yield text
    else beginning += text
    if (isPast || beginning.length < separatorLineLength) continue
    isPast = true
    yield beginning.replace(separatorLine, '')
  }
  if (!isPast) yield beginning.replace(separatorLine, '')
}

const separatorLineLength = 100
const separatorLine = /^"?sep=[^\r\n]{0,90}(\r\n|\r|\n)/i

async function* asStream(text: string) {
  yield text
}

async function readBeginning(texts: AsyncGenerator<string>): Promise<string> {
  let text = ''
  for await (const piece of texts) {
    text += piece
    if (text.length >= headerSearchLength) break
  }
  return text.slice(0, headerSearchLength)
}

const workbook = 'a workbook of Excel or another spreadsheet program'

/** What is chosen in place of a CSV file, by its first characters. */
const kinds: Record<string, string> = {
  'PK\x03\x04': workbook,
  '\xd0\xcf\x11\xe0': workbook,
  '%PDF': 'a PDF document',
  '<': 'a web page',
  '{': 'a JSON file',
  '[': 'a JSON file',
}

/** The error of a file that is not a CSV file whatever its name says: which kind it is, and what to do. `beginning` are its first bytes. */
function otherKindError(beginning: Buffer, name: string): string | undefined {
  const text = beginning
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  const [, kind] = Object.entries(kinds).find(([begin]) => text.startsWith(begin)) ?? []
  if (!kind) return undefined
  return `${name} is ${kind}, not a CSV file. Open it in a spreadsheet program, save it as “CSV UTF-8”, and choose that file.`
}
