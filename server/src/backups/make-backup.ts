import { Transform } from 'node:stream'
import type { Context } from '#platform/context'
import {
  type BackupSummary,
  encryptStream,
  generateKeyPair,
  type OpenDatabase,
  packBackup,
  StartError,
  tryBackup,
} from '#platform/database'
import { openBackups, type Storage } from '#platform/storage'
import { nameOfBackup } from './backup-names.ts'
import { databaseSize, insertBackup, updateFailure, updateToGood } from './backup-queries.ts'

type Open = Pick<OpenDatabase, 'connection'>

/**
 * Writes a backup to its place, encrypted, then tries it: what lies there is read, decrypted, restored elsewhere and compared. Returns its name,
 * or undefined where no backups are made. Throws what went wrong, which is recorded then; the backup stays, as one that is not known to be good.
 */
export async function makeBackup(ctx: Context, open: Open, stopping?: AbortSignal): Promise<string | undefined> {
  const { backups } = ctx.config
  if (!backups) return undefined
  const name = nameOfBackup(ctx.clock.now())
  await insertBackup(ctx, name)
  try {
    const place = openBackups(backups)
    // A key for this one backup, which nobody keeps: with it the very bytes that were written can be tried.
    const trial = await generateKeyPair()
    const written = await write(ctx, { open, place, name, recipients: [backups.key, trial.recipient], stopping })
    const made = { bytes: written.bytes, rows: written.saved.rows, pictures: written.saved.objects }
    await tryWritten(ctx, { place, name, identity: trial.identity, saved: written.saved, stopping })
    await updateToGood(ctx, name, made)
    ctx.log.info({ backup: name, ...made }, 'backup tried and found good')
    return name
  } catch (error) {
    await updateFailure(ctx, name, reasonOf(error))
    throw error
  }
}

type Writing = { open: Open; place: Storage; name: string; recipients: string[]; stopping: AbortSignal | undefined }

async function write(ctx: Context, { open, place, name, recipients, stopping }: Writing) {
  const request = { open, storage: ctx.storage, log: ctx.log, ...(stopping && { stopping }) }
  const { stream, summary } = packBackup(request)
  let bytes = 0
  const counter = new Transform({
    transform(chunk, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const encrypted = await encryptStream(stream, recipients)
  encrypted.once('error', (error) => counter.destroy(error))
  await place.putStream(name, encrypted.pipe(counter))
  return { saved: await summary, bytes }
}

type Written = {
  place: Storage
  name: string
  identity: string
  saved: BackupSummary
  stopping: AbortSignal | undefined
}

async function tryWritten(ctx: Context, { place, name, identity, saved, stopping }: Written): Promise<void> {
  const open = async () => {
    const found = await place.open(name)
    if (!found) throw new StartError('The backup is not where it was written to.')
    return found.stream
  }
  const { dataFolder } = ctx.config
  const databaseBytes = await databaseSize(ctx)
  await tryBackup({ from: { name, open, identity }, saved, databaseBytes, dataFolder, log: ctx.log, stopping })
}

/** Sentences of our own; anything else may quote what is nobody's business, and stands in the log alone. */
const reasonOf = (error: unknown) =>
  error instanceof StartError || (error instanceof Error && /^The (store|disk) /.test(error.message))
    ? error.message
    : 'It could not be made: the log says why.'
