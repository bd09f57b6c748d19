import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { getActor } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, enforceLimits, type Limits, replyClosedSignal } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { changeImportRow } from './change-import-row.ts'
import { createImport } from './create-import.ts'
import { importLimits } from './import-limits.ts'
import { getImportRow, listImportRows } from './list-import-rows.ts'
import { listImports } from './list-imports.ts'
import { getOwnImport, type OwnImport } from './own-import.ts'
import { addImportPhotos } from './photos/add-import-photos.ts'
import { listMissingPhotos } from './photos/list-missing-photos.ts'
import { setImportPhoto } from './photos/set-import-photo.ts'
import { publishImport } from './publish-import.ts'
import { removeImport } from './remove-import.ts'
import { serializeImport } from './serialize-import.ts'

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
