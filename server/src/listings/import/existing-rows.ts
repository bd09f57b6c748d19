import type { Context } from '#platform/context'
import type { Columns } from './csv/csv-columns.ts'
import type { Names } from './csv/csv-names.ts'
import type { CsvRow } from './csv/csv-records.ts'
import { type ParsedRow, readRow } from './csv/csv-row.ts'
import { findReferences } from './import-queries.ts'
import type { ImportedRow } from './import-row.ts'

/** How many rows are looked up in one query. */
const batchSize = 200

type RowSource = {
  rows: AsyncIterable<CsvRow>
  columns: Columns
  names: Names
  ownerId: number
  signal?: AbortSignal | undefined
}

/** Yields the rows, each with whether it is listed already and which earlier row it repeats. Ends early by the signal. */
export async function* markExistingRows(
  ctx: Context,
  { ownerId, signal, ...from }: RowSource,
): AsyncGenerator<ImportedRow> {
  const rowOf = new Map<string, number>()
  for await (const batch of batches(from)) {
    const existing = await findReferences(ctx, { ownerId, references: batch.map(({ reference }) => reference) })
    for (const parsed of batch) {
      if (signal?.aborted) return
      const reference = parsed.reference.toLowerCase()
      const duplicateOf = rowOf.get(reference)
      if (!duplicateOf) rowOf.set(reference, parsed.number)
      yield { parsed, isListed: existing.has(parsed.reference), duplicateOf }
    }
  }
}

async function* batches({ rows, columns, names }: Pick<RowSource, 'rows' | 'columns' | 'names'>) {
  let batch: ParsedRow[] = []
  for await (const row of rows) {
    batch.push(readRow(row, columns, names))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}
