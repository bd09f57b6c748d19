import type { Answer } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import {
  importColumnsLimit,
  importDays,
  rowChanged,
  rowIsIn,
  rowStates,
  tooManyColumns,
} from '@reable/contract/imports/rules'
import type { FastifyInstance } from 'fastify'
import { getActor, type Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, enforceLimits, type Limits, replyClosedSignal } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { cleanLine } from '../import/csv/clean-cell.ts'
import { columnNamed } from '../import/csv/csv-columns.ts'
import { namesOf } from '../import/csv/csv-names.ts'
import { checkRows, readerOfImport } from './check-rows.ts'
import { createImport } from './create-import.ts'
import { importLimits } from './import-limits.ts'
import { countRows, deleteImport, findImportsOf, type ImportRow, insertHeader } from './import-queries.ts'
import { getImportRow, listImportRows } from './list-import-rows.ts'
import { changeOwnImport, getOwnImport, type OwnImport } from './own-import.ts'
import { addImportPhotos } from './photos/add-import-photos.ts'
import { listMissingPhotos } from './photos/list-missing-photos.ts'
import { countMissingPhotos } from './photos/photo-queries.ts'
import { setImportPhoto } from './photos/set-import-photo.ts'
import { publishImport } from './publish-import.ts'
import { requireMember } from './require-member.ts'
import { findFirstNumbers, findOpenRows, lockRow, type StoredRow, updateRow } from './row-queries.ts'

/** Lists that members of partners import in the browser. */
export function importRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bindImports(api, ctx, limits)
  bindRows(api, ctx)
  bindPhotos(api, ctx)
}

type OwnRequest = { params: { id: string }; request: BoundRequest<'getImport'>['request'] }

const ownOf = async (ctx: Context, { params, request }: OwnRequest): Promise<OwnImport> => ({
  person: await getActor(ctx, request),
  id: readId(params.id),
})

const summaryOf = async (ctx: Context, own: OwnImport) => ({
  data: await serializeImport(ctx, await getOwnImport(ctx, own)),
})

function bindImports(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'listImports', async ({ request }) => ({
    data: await listImports(ctx, { person: await getActor(ctx, request) }),
  }))
  bind(api, 'createImport', async ({ body, request }) => {
    const person = await getActor(ctx, request)
    enforceLimits(limits, importLimits, `person ${person.id}`)
    const bytes = Buffer.from(body.content, 'base64')
    const key = idempotencyKeyOf(request, body)
    const id = await createImport(ctx, { person, fileName: body.file_name, bytes, key })
    return summaryOf(ctx, { person, id })
  })
  bind(api, 'getImport', async (bound) => summaryOf(ctx, await ownOf(ctx, bound)))
  bind(api, 'removeImport', async (bound) => {
    await removeImport(ctx, await ownOf(ctx, bound))
    return { data: null }
  })
  bind(api, 'publishImport', async (bound) => {
    const own = await ownOf(ctx, bound)
    await publishImport(ctx, own)
    return summaryOf(ctx, own)
  })
}

function bindRows(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listImportRows', async (bound) => listImportRows(ctx, { ...(await ownOf(ctx, bound)), ...bound.query }))
  bind(api, 'changeImportRow', async ({ body, ...bound }) => {
    const own = await ownOf(ctx, bound)
    const number = readId(bound.params.number)
    await changeImportRow(ctx, { ...own, number, seen: body.version, cells: body.cells })
    return { data: await getImportRow(ctx, own, number) }
  })
}

function bindPhotos(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listMissingPhotos', async (bound) => ({
    data: await listMissingPhotos(ctx, { ...(await ownOf(ctx, bound)), ...bound.query }),
  }))
  bind(api, 'addImportPhotos', async ({ body, ...bound }) => {
    const own = await ownOf(ctx, bound)
    await addImportPhotos(ctx, { ...own, names: body.names })
    return summaryOf(ctx, own)
  })
  bind(api, 'setImportPhoto', async ({ body, reply, ...bound }) => {
    const own = await ownOf(ctx, bound)
    const { name, signed_id: signedId } = body
    await setImportPhoto(ctx, { ...own, name, signedId, signal: replyClosedSignal(reply) })
    return { data: null }
  })
}

type Input = OwnImport & {
  number: number
  /** The version that was mended. */
  seen: number
  /** By the names of columns, those of the file or others that the site knows. */
  cells: Record<string, string>
}

/**
 * Mends cells of a row and checks it again, with the rows that have its reference. Cells that stand beyond the columns go. Refuses as
 * `changeOwnImport` does, as not found a row that is not there, as invalid a column that nobody knows, and as a conflict a row that
 * was changed since or is listed.
 */
function changeImportRow(ctx: Context, { number, seen, cells, ...own }: Input): Promise<void> {
  return changeOwnImport(ctx, own, async (ctx, row) => {
    const before = requireOpen(await lockRow(ctx, row.id, number), seen)
    const headers = await addHeaders(ctx, row, Object.keys(cells))
    const written = new Map(Object.entries(cells))
    const corrected = headers.map((header, at) => written.get(header) ?? before.cells[at] ?? '')
    const reader = await readerOfImport(ctx, { ...row, headers })
    const firstOf = (references: string[]) => findFirstNumbers(ctx, row.id, references)
    const check = { ownerId: own.person.id, firstOf }
    const [after] = await checkRows(ctx, reader, { ...check, rows: [{ number, cells: corrected }] })
    if (!after) return
    await updateRow(ctx, row.id, after)
    if (after.reference === before.reference) return
    const references = [before.reference, after.reference]
    const others = (await findOpenRows(ctx, row.id, { references })).filter((other) => other.number !== number)
    for (const other of await checkRows(ctx, reader, { ...check, rows: others })) await updateRow(ctx, row.id, other)
  })
}

function requireOpen(row: StoredRow | undefined, seen: number): StoredRow {
  if (!row) throw new Refusal('not_found', 'There is no such row.')
  if (row.state === 'in') throw new Refusal('conflict', rowIsIn)
  if (row.version !== seen) throw new Refusal('conflict', rowChanged)
  return row
}

/** Adds the columns that the file does not have yet. Returns all. */
async function addHeaders(ctx: Context, row: ImportRow, wanted: string[]): Promise<string[]> {
  let { headers } = row
  const names = namesOf(await referenceListsOf(ctx))
  for (const header of wanted) {
    if (headers.includes(header)) continue
    const common = columnNamed(header)
    const isThere = common && headers.some((other) => columnNamed(other) === common)
    if (cleanLine(header) !== header || isThere || !(common || names.isDetail(header)))
      throw invalid(`There is no column with the name “${cleanLine(header)}”.`)
    if (headers.length >= importColumnsLimit) throw invalid(tooManyColumns)
    await insertHeader(ctx, { ...row, headers }, header)
    headers = [...headers, header]
  }
  return headers
}

const invalid = (sentence: string) => new Refusal('invalid', sentence, { errors: { cells: [sentence] } })

/** Lists a member's imports, the newest first. Refuses as `requireMember` does. */
async function listImports(ctx: Context, { person }: { person: Person }): Promise<ImportAnswer[]> {
  requireMember(person)
  return serializeImports(ctx, await findImportsOf(ctx, person.id))
}

/** Removes an import with its rows; its pictures go when strays are swept. What it listed stays. Refuses as `getOwnImport` does. */
async function removeImport(ctx: Context, own: OwnImport): Promise<void> {
  await getOwnImport(ctx, own)
  await deleteImport(ctx, { id: own.id, ownerId: own.person.id })
}

type ImportAnswer = Answer<'getImport'>

/** Builds the answers of imports, with how their rows stand. */
async function serializeImports(ctx: Context, imports: ImportRow[]): Promise<ImportAnswer[]> {
  const counted = await countRows(
    ctx,
    imports.map(({ id }) => id),
  )
  return Promise.all(
    imports.map(async ({ id, file_name, notes, created_at, changed_at }) => {
      const countOf = (state: string) => counted.find((one) => one.import_id === id && one.state === state)?.count ?? 0
      const counts = Object.fromEntries(rowStates.map((state) => [state, countOf(state)])) as ImportAnswer['counts']
      return {
        ...{ id, file_name, notes, counts },
        total: Object.values(counts).reduce((sum, count) => sum + count, 0),
        missing_photos: await countMissingPhotos(ctx, id),
        created_at_utc: created_at.toISOString(),
        ends_at_utc: new Date(changed_at.getTime() + importDays * day).toISOString(),
      }
    }),
  )
}

async function serializeImport(ctx: Context, row: ImportRow): Promise<ImportAnswer> {
  const [answer] = await serializeImports(ctx, [row])
  return answer as ImportAnswer
}
