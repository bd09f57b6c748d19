import type { RecallFailure } from '@reable/contract/recalls/rules'
import { vancouverTime } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { fileTroubleEmail } from '../emails/file-trouble-email.tsx'
import { type FileState, findFileState, updateFailure, upsertFileState } from './file-queries.ts'
import type { FileToRead, ReadFile } from './notice.ts'
import { replaceNotices } from './notice-queries.ts'
import { readFileInThread } from './read-file-in-thread.ts'

const shippedSource = 'shipped'
/** A file with fewer of the rows that it had before is not taken. */
const leastOfBefore = 0.9

/**
 * Takes the file of recalls from the configured address; without one, the demonstration takes the shipped one and production none. Where
 * that fails the last good one stays, and the volunteers are mailed once until it works again. Runs in a job.
 */
export async function refreshRecalls(ctx: Context, shipped: string): Promise<void> {
  const address = ctx.config.providers.recalls
  if (!address && ctx.config.appEnv === 'production') return
  const source = address ?? shippedSource
  const last = await findFileState(ctx)
  const before = last?.source === source ? last : undefined
  const read = await readFileInThread(address ? requestOf(ctx, address, before) : shippedOf(ctx, shipped))
  const failure = failureOf(read, before)
  if (failure) return fail(ctx, source, failure)
  const checkedOn = vancouverTime(ctx.clock.now()).slice(0, 10)
  await inTransaction(ctx, async (ctx) => {
    if (read.kind === 'read') {
      await replaceNotices(ctx, read.notices)
      const { rows: row_count, etag, lastModified: last_modified } = read
      const taken = { source, row_count, etag, last_modified, taken_at: ctx.clock.now(), checked_on: checkedOn }
      await upsertFileState(ctx, taken)
    } else if (before?.checked_on) await upsertFileState(ctx, unchanged(before, checkedOn))
  })
}

function unchanged({ failed_at: _, failure: __, ...before }: FileState, checked_on: string) {
  return { ...before, checked_on }
}

const shippedOf = ({ clock }: Context, text: string): FileToRead => ({ text, now: clock.now().getTime() })

const requestOf = ({ clock, config }: Context, address: string, before: FileState | undefined): FileToRead => ({
  address,
  now: clock.now().getTime(),
  publicOnly: config.appEnv !== 'test',
  headers: {
    accept: 'application/json',
    'user-agent': `Reable (${config.http.publicUrl})`,
    ...(before?.etag && { 'if-none-match': before.etag }),
    ...(before?.last_modified && { 'if-modified-since': before.last_modified }),
  },
})

function failureOf(read: ReadFile, before: FileState | undefined): RecallFailure | undefined {
  if (read.kind === 'failed') return read.failure
  return read.kind === 'read' && read.rows < (before?.row_count ?? 0) * leastOfBefore ? 'fewer' : undefined
}

async function fail(ctx: Context, source: string, failure: RecallFailure): Promise<void> {
  ctx.log.warn({ provider: 'recalls', reason: failure }, 'outside trouble')
  await inTransaction(ctx, async (ctx) => {
    if (await updateFailure(ctx, source, failure)) await queueMail(ctx, await fileTroubleEmail(ctx, { failure }))
  })
}
