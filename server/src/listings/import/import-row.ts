import { basename } from 'node:path'
import type { LimitFunction } from 'p-limit'
import type { Person } from '#accounts'
import { acceptPicture, forgetPictures } from '#pictures'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { CheckLists } from '../browse/reference-lists.ts'
import type { CheckedDraft } from '../publish/check-listing.ts'
import { publishCheckedListing } from '../publish/publish-listing.ts'
import { type CheckedRow, checkRow } from './check-row.ts'
import { errorsByColumn } from './csv/column-errors.ts'
import { type Columns, headerOf } from './csv/csv-columns.ts'
import type { ParsedRow, RowErrors } from './csv/csv-row.ts'
import { type PhotoFolder, readPhoto } from './find-photos.ts'

/** The things that all rows of an import have in common. With `check` nothing is changed. */
export type ImportRun = {
  owner: Person
  check: boolean
  lists: CheckLists
  columns: Columns
  photos: PhotoFolder
  /** The photographs of all rows take their turns here. */
  limit: LimitFunction
}

/** `isListed`: the owner has a listing under this reference; `duplicateOf`: the earlier row of the file with the same reference. */
export type ImportedRow = { parsed: ParsedRow; isListed: boolean; duplicateOf: number | undefined }

/** `there`: it was listed already. `good`: a check found no error. */
type Outcome = { outcome: 'in' | 'there' | 'good' } | { outcome: 'refused'; errors: RowErrors }

/** The outcome of a row. Reported only once it is committed. */
export type RowOutcome = { row: number; title: string } & Outcome

/** Publishes one row, all of it or nothing. Internal errors are thrown. */
export async function importRow(ctx: Context, row: ImportedRow, run: ImportRun): Promise<RowOutcome> {
  const { number, title } = row.parsed
  return { row: number, title, ...(await outcomeOf(ctx, row, run)) }
}

async function outcomeOf(
  ctx: Context,
  { parsed, isListed, duplicateOf }: ImportedRow,
  run: ImportRun,
): Promise<Outcome> {
  if (duplicateOf) return refused(duplicateError(duplicateOf, run.columns))
  // Checked first: a listed row stays listed, even when its photographs are no longer in the folder.
  if (isListed) return { outcome: 'there' }
  const row = checkRow(parsed, run)
  if ('errors' in row) return refused(row.errors)
  return run.check ? checkOnly(ctx, row.paths, run) : publish(ctx, { parsed, ...row }, run)
}

const refused = (errors: RowErrors): Outcome => ({ outcome: 'refused', errors })

/** The error of a row whose reference an earlier row has. */
export function duplicateError(duplicateOf: number, columns: Columns): RowErrors {
  const sentence = `Row ${duplicateOf} has the same reference, or is the same word for word. Give each thing a reference of its own.`
  return { [headerOf(columns, 'reference')]: [sentence] }
}

async function checkOnly(ctx: Context, paths: string[], { limit, columns }: ImportRun): Promise<Outcome> {
  const errors = await checkPhotos(ctx, { paths, limit })
  return errors.length ? refused({ [headerOf(columns, 'photos')]: errors }) : { outcome: 'good' }
}

type Publishable = CheckedRow & { parsed: ParsedRow }

async function publish(ctx: Context, { parsed, draft, paths }: Publishable, run: ImportRun): Promise<Outcome> {
  const { owner, columns, limit } = run
  const { pictureIds, errors } = await acceptPhotos(ctx, { paths, ownerId: owner.id, limit })
  const outcome: Outcome = errors.length
    ? refused({ [headerOf(columns, 'photos')]: errors })
    : await publishDraft(ctx, { parsed, draft, pictureIds }, run)
  // A kill before this line leaves pictures without a listing, which the sweep removes after a day.
  if (outcome.outcome !== 'in') await forgetPictures(ctx, { pictureIds })
  return outcome
}

type Draft = { parsed: ParsedRow; draft: CheckedDraft; pictureIds: number[] }

async function publishDraft(ctx: Context, { parsed, draft, pictureIds }: Draft, run: ImportRun): Promise<Outcome> {
  const publication = { owner: run.owner, reference: parsed.reference, draft, pictureIds }
  try {
    const { isNew } = await publishCheckedListing(ctx, publication)
    return { outcome: isNew ? 'in' : 'there' }
  } catch (error) {
    if (error instanceof Refusal && error.errors) return refused(errorsByColumn(error.errors, parsed, run))
    throw error
  }
}

type AcceptedPhotos = { pictureIds: number[]; errors: string[] }

/** Accepts a row's photographs in their order. Each error is a sentence that names its file. */
async function acceptPhotos(
  ctx: Context,
  { paths, ownerId, limit }: { paths: string[]; ownerId: number; limit: LimitFunction },
): Promise<AcceptedPhotos> {
  const results = await Promise.allSettled(paths.map((path) => limit(() => accept(ctx, { path, ownerId }))))
  const result: AcceptedPhotos = { pictureIds: [], errors: [] }
  for (const outcome of results) {
    if (outcome.status === 'rejected') throw outcome.reason
    if (typeof outcome.value === 'number') result.pictureIds.push(outcome.value)
    else result.errors.push(outcome.value)
  }
  return result
}

async function accept(ctx: Context, { path, ownerId }: { path: string; ownerId: number }): Promise<number | string> {
  const bytes = await readPhoto(path).catch((error: NodeJS.ErrnoException) => error)
  if (bytes instanceof Error) return `${basename(path)}: This file cannot be read (${bytes.code}).`
  try {
    return (await acceptPicture(ctx, { ownerId, bytes })).id
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid') return `${basename(path)}: ${error.message}`
    throw error
  }
}

/** Returns the errors in the photographs, found by the same use case with a storage that stores nothing. */
async function checkPhotos(
  ctx: Context,
  { paths, limit }: { paths: string[]; limit: LimitFunction },
): Promise<string[]> {
  const dryRun = {
    ...ctx,
    storage: { ...ctx.storage, has: async () => false, put: async () => Promise.reject(checkPassed) },
  }
  const checked = await Promise.all(
    paths.map((path) => limit(() => accept(dryRun, { path, ownerId: 0 }).catch(ignoreCheckPassed))),
  )
  return checked.filter((result) => typeof result === 'string')
}

/** Thrown by the storage when a picture is decoded, encoded and about to be stored: nothing of it remains. */
const checkPassed = new Error('The picture is good.')

function ignoreCheckPassed(error: unknown): undefined {
  if (error !== checkPassed) throw error
}
