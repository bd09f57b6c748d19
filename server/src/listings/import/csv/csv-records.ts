import { pipeline, Readable } from 'node:stream'
import { isBlank } from '@reable/contract/listings/rules'
import { CsvError, parse } from 'csv-parse'
import { Refusal } from '#platform/refusal'

/** `number` is the row's number as a spreadsheet shows it. */
export type CsvRow = { number: number; cells: string[] }

/** In characters; a quotation mark that is never closed would otherwise make one row of the whole file. */
const maxRowLength = 100_000

/** Yields the rows of a CSV text, without empty ones. Refuses as malformed a text whose quotation marks do not match. */
export async function* parseRecords(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // So that 5" wheels may stand in a cell.
    relax_quotes: true,
    max_record_size: maxRowLength,
  })
  pipeline(Readable.from(texts), parser, () => {})
  let number = 0
  try {
    for await (const cells of parser) {
      number += 1
      if (!cells.every(isBlank)) yield { number, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? toRefusal(error, parser.info.records + 1) : error
  }
}

function toRefusal({ code, message }: CsvError, number: number): Refusal {
  if (code !== 'CSV_QUOTE_NOT_CLOSED' && code !== 'CSV_MAX_RECORD_SIZE') {
    return new Refusal('malformed', `Row ${number} of the file cannot be read: ${message}`)
  }
  return new Refusal(
    'malformed',
    `Row ${number} of the file has no end: it opens a quotation mark (") that is not closed, or is far too long.`,
  )
}
