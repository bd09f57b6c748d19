import type { Context } from '#platform/context'
import type { Columns } from './csv/csv-columns.ts'
import type { Names } from './csv/csv-names.ts'
import type { CsvRow } from './csv/csv-records.ts'
import { type RowReading, readRow } from './csv/csv-row.ts'
import { findReferences } from './import-queries.ts'
import type { ImportedRow } from './import-row.ts'

/** Rows for which the database is asked at once. */
const together = 200

type Reading = {
  rows: AsyncIterable<CsvRow>
  columns: Columns
  names: Names
  ownerId: number
  signal?: AbortSignal | undefined
}

/** The rows, each with whether it is on the list already and which earlier row it repeats. Ends early by the signal. */
export async function* knownRows(ctx: Context, { ownerId, signal, ...from }: Reading): AsyncGenerator<ImportedRow> {
  const rowOf = new Map<string, number>()
  for await (const batch of batches(from)) {
    const known = await findReferences(ctx, { ownerId, references: batch.map(({ reference }) => reference) })
    for (const reading of batch) {
      if (signal?.aborted) return
      const twin = rowOf.get(reading.reference)
      if (!twin) rowOf.set(reading.reference, reading.number)
      yield { reading, known: known.has(reading.reference), twin }
    }
  }
}

async function* batches({ rows, columns, names }: Pick<Reading, 'rows' | 'columns' | 'names'>) {
  let batch: RowReading[] = []
  for await (const row of rows) {
    batch.push(readRow(row, columns, names))
    if (batch.length < together) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}
