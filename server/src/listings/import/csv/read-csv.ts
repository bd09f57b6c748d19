import { Refusal } from '#platform/refusal'
import { type Columns, countKnownColumns, readHeader } from './csv-columns.ts'
import { type CsvRow, parseRecords } from './csv-records.ts'
import { type CsvSource, type Encoding, encodingOf, textOf } from './csv-text.ts'

export type Csv = {
  name: string
  encoding: Encoding
  columns: Columns
  /** How many rows follow the header; of a file with more than were asked for, one more than these. */
  total: number
  /** Read as they are asked for: a file of any length on the disk takes the same memory. */
  rows(): AsyncGenerator<CsvRow>
}

const delimiters = [',', ';', '\t']

/** In characters: how much of the file is searched for the header. */
const headerSearchLength = 64 * 1024

/**
 * Reads a CSV file once through, so that an error anywhere in it is known before a row is used. Commas, semicolons or tabs
 * are recognized by the header. Of a file with more than `most` rows it reads no further. Refuses as malformed a file that is not CSV, and names the columns that are missing.
 */
export async function readCsv(source: CsvSource, most = Number.POSITIVE_INFINITY): Promise<Csv> {
  const { name } = source
  const encoding = await encodingOf(source)
  const delimiter = await delimiterOf(textOf(source, encoding))
  const records = () => parseRecords(textOf(source, encoding), delimiter)
  let header: CsvRow | undefined
  let count = 0
  for await (const record of records()) {
    header ??= record
    count += 1
    if (count > most + 1) break
  }
  if (!header) throw new Refusal('malformed', `The file ${name} is empty.`)
  const first = header.number
  const rows = async function* () {
    for await (const record of records()) if (record.number !== first) yield record
  }
  return { name, encoding, columns: readHeader(header.cells, name), total: count - 1, rows }
}

/** Returns the delimiter with which the header has the most known columns. */
async function delimiterOf(texts: AsyncGenerator<string>): Promise<string> {
  const text = await readBeginning(texts)
  let best = { delimiter: ',', known: 0 }
  for (const delimiter of delimiters) {
    const known = await countKnownWith(text, delimiter)
    if (known > best.known) best = { delimiter, known }
  }
  return best.delimiter
}

async function countKnownWith(text: string, delimiter: string): Promise<number> {
  try {
    for await (const { cells } of parseRecords(asStream(text), delimiter)) return countKnownColumns(cells)
  } catch {
    // With the wrong delimiter even valid quotation marks do not match.
  }
  return 0
}

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
