import { findPersonById, type Person } from '#accounts'
import { copyPictures } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockListingByReference } from '../browse/listing-queries.ts'
import { checkRow } from '../import/check-row.ts'
import { errorsByColumn } from '../import/csv/column-errors.ts'
import { headerOf } from '../import/csv/csv-columns.ts'
import { type RowErrors, readRow } from '../import/csv/csv-row.ts'
import { publishCheckedListing } from '../publish/publish-listing.ts'
import { type RowReader, readerOfImport } from './check-rows.ts'
import { findImportById } from './import-queries.ts'
import { findPictureIds } from './photos/photo-queries.ts'
import { continueImport } from './publish-import.ts'
import { findQueuedNumbers, lockRow, setOutcome, unqueueRows } from './row-queries.ts'

/** Rows in one job: about a second of work, after which those of others have their turn. */
const rowsPerJob = 20

/** Lists the next rows of an import that wait for it, each in a transaction of its own, and queues the rest. */
export async function publishImportRows(ctx: Context, { importId }: { importId: number }): Promise<void> {
  const row = await findImportById(ctx, importId)
  const owner = row && (await findPersonById(ctx, row.owner_id))
  if (!row || !owner) return
  if (owner.partnerId === null) return unqueueRows(ctx, importId)
  const reader = await readerOfImport(ctx, row)
  for (const number of await findQueuedNumbers(ctx, importId, rowsPerJob)) {
    const mayGoOn = await publishRow(ctx, { importId, number, owner, reader })
    if (!mayGoOn) return unqueueRows(ctx, importId)
  }
  if ((await findQueuedNumbers(ctx, importId, 1)).length) await continueImport(ctx, importId)
}

type Publication = { importId: number; number: number; owner: Person; reader: RowReader }

/** Lists one row, or says what is wrong with it; returns false when its owner may list nothing now. */
async function publishRow(ctx: Context, publication: Publication): Promise<boolean> {
  try {
    await publishOnce(ctx, publication)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'forbidden') return false
    if (!error.errors) throw error
    await refuseRow(ctx, publication, error.errors)
    return true
  }
}

/** Says what was found wrong with a row when it was about to be listed, by its columns. */
function refuseRow(
  ctx: Context,
  { importId, number, reader }: Publication,
  errors: Record<string, string[]>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const stored = await lockRow(ctx, importId, number)
    if (stored?.state !== 'queued') return
    const parsed = readRow(stored, reader.columns, reader.names)
    await setOutcome(ctx, { importId, number, state: 'wrong', errors: errorsByColumn(errors, parsed, reader) })
  })
}

const publishOnce = (ctx: Context, { importId, number, owner, reader }: Publication): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const stored = await lockRow(ctx, importId, number)
    if (stored?.state !== 'queued') return
    const existing = await lockListingByReference(ctx, { ownerId: owner.id, reference: stored.reference })
    if (existing) return setOutcome(ctx, { importId, number, state: 'there', listingId: existing })
    const parsed = readRow(stored, reader.columns, reader.names)
    const checked = checkRow(parsed, reader)
    if ('errors' in checked) return setOutcome(ctx, { importId, number, state: 'wrong', errors: checked.errors })
    const pictures = await findPictureIds(ctx, importId, checked.paths)
    const gone = checked.paths.filter((path) => !pictures.has(path))
    if (gone.length) return setOutcome(ctx, { importId, number, state: 'wrong', errors: goneErrors(gone, reader) })
    const pictureIds = await copyPictures(ctx, {
      ownerId: owner.id,
      pictureIds: checked.paths.flatMap((path) => pictures.get(path) ?? []),
    })
    const { id } = await publishCheckedListing(ctx, {
      owner,
      reference: stored.reference,
      draft: checked.draft,
      pictureIds,
    })
    await setOutcome(ctx, { importId, number, state: 'in', listingId: id })
  })

const goneErrors = (names: string[], { columns }: RowReader): RowErrors => ({
  [headerOf(columns, 'photos')]: names.map((name) => `${name}: This photo is no longer there. Please add it again.`),
})
