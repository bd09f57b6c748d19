import type { Person } from '#accounts'
import { forgetPictures } from '#pictures'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Lists } from '../browse/listing-answers.ts'
import { publishListing } from '../publish/publish-listing.ts'
import { acceptPhotos, checkPhotos } from './accept-photos.ts'
import { checkRow } from './check-row.ts'
import { inColumns } from './csv/column-faults.ts'
import { type Columns, headerOf } from './csv/csv-columns.ts'
import type { Faults, RowReading } from './csv/csv-row.ts'
import type { PhotoFolder } from './find-photos.ts'
import type { Gate } from './in-turn.ts'

/** What all rows of an import have in common. With `check` nothing is changed. */
export type Importing = {
  owner: Person
  check: boolean
  lists: Lists
  columns: Columns
  photos: PhotoFolder
  gate: Gate
}

/** `known`: the owner has a listing under this reference; `twin`: the earlier row of the file that has it too. */
export type ImportedRow = { reading: RowReading; known: boolean; twin: number | undefined }

/** `there`: it was there already. `good`: it would go in. */
type Outcome = { outcome: 'in' | 'there' | 'good' } | { outcome: 'refused'; faults: Faults }

/** What became of a row. Said only when the database has it for good. */
export type RowOutcome = { row: number; title: string } & Outcome

/** Takes one row to the list, all of it or nothing. Faults of the machine are thrown. */
export async function importRow(ctx: Context, row: ImportedRow, to: Importing): Promise<RowOutcome> {
  const { number, title } = row.reading
  return { row: number, title, ...(await outcomeOf(ctx, row, to)) }
}

async function outcomeOf(ctx: Context, { reading, known, twin }: ImportedRow, to: Importing): Promise<Outcome> {
  if (twin) return refused(twinFault(twin, to.columns))
  // Before anything else: what is in stays in, even when its photographs have left the folder.
  if (known) return { outcome: 'there' }
  const { paths, faults } = checkRow(reading, to)
  if (Object.keys(faults).length) return refused(faults)
  return to.check ? rehearse(ctx, paths, to) : publish(ctx, { reading, paths }, to)
}

const refused = (faults: Faults): Outcome => ({ outcome: 'refused', faults })

function twinFault(twin: number, columns: Columns): Faults {
  const sentence = `Row ${twin} has the same reference, or is the same word for word. Give each thing a reference of its own.`
  return { [headerOf(columns, 'reference')]: [sentence] }
}

async function rehearse(ctx: Context, paths: string[], { gate, columns }: Importing): Promise<Outcome> {
  const faults = await checkPhotos(ctx, { paths, gate })
  return faults.length ? refused({ [headerOf(columns, 'photos')]: faults }) : { outcome: 'good' }
}

type Publishable = { reading: RowReading; paths: string[] }

async function publish(ctx: Context, { reading, paths }: Publishable, to: Importing): Promise<Outcome> {
  const { owner, columns, gate } = to
  const { pictureIds, faults } = await acceptPhotos(ctx, { paths, ownerId: owner.id, gate })
  const outcome: Outcome = faults.length
    ? refused({ [headerOf(columns, 'photos')]: faults })
    : await publishDraft(ctx, { reading, pictureIds }, to)
  // A kill before this line leaves pictures of no listing, which the sweep forgets after a day.
  if (outcome.outcome !== 'in') await forgetPictures(ctx, { pictureIds })
  return outcome
}

type Draft = { reading: RowReading; pictureIds: number[] }

async function publishDraft(ctx: Context, { reading, pictureIds }: Draft, to: Importing): Promise<Outcome> {
  const { reference, draft } = reading
  const publication = { owner: to.owner, reference, draft: { ...draft, pictureIds } }
  try {
    const { fresh } = await publishListing(ctx, publication).catch((error) => {
      // Another import was faster by a moment: now its listing is found.
      if (error.code === uniqueViolation) return publishListing(ctx, publication)
      throw error
    })
    return { outcome: fresh ? 'in' : 'there' }
  } catch (error) {
    if (error instanceof Refusal && error.errors) return refused(inColumns(error.errors, reading, to))
    throw error
  }
}

/** PostgreSQL's code for a second row under the same key. */
const uniqueViolation = '23505'
