import { importRowsLimit } from '@reable/contract/imports/rules'
import { Refusal } from '#platform/refusal'
import type { CsvRow } from '../import/csv/csv-records.ts'
import { bytesSource } from '../import/csv/csv-text.ts'
import { type Csv, readCsv } from '../import/csv/read-csv.ts'

export type SheetFile = { name: string; bytes: Uint8Array }
export type Sheet = { csv: Omit<Csv, 'rows'>; rows: CsvRow[] }

/** Takes a file apart. Why `readCsv` refuses it comes back as plain data, which a thread can send. */
export async function readSheet({
  name,
  bytes,
}: SheetFile): Promise<Sheet | { refused: Pick<Refusal, 'code' | 'message'> }> {
  try {
    const { rows, ...csv } = await readCsv(bytesSource(name, bytes), importRowsLimit)
    return { csv, rows: await Array.fromAsync(rows()) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: { code: error.code, message: error.message } }
  }
}
