import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config'
import { addressOf } from '../commands/testing.ts'
import { generateKeyPair } from '../platform/database/backup/encryption.ts'
import { asOwner, quietLog, seededTestDatabase } from '../platform/database/testing.ts'
import { startServices, stop } from '../program.ts'
import { someListing, someone } from '../testing.ts'
import { productionSettings } from '../testing-built.ts'
import { startWorker } from './start-worker.ts'

/** Whatever is queued waits, so that a test sees what a start queues. */
const putOff = `
  create function put_off() returns trigger language plpgsql as
    $$ begin new.run_at = now() + interval '1 day'; return new; end $$;
  create trigger put_off before insert on graphile_worker._private_jobs for each row execute function put_off();`

/** A program on a database of its own with a listing, before its jobs are started. */
async function beforeStart(env: Record<string, string>) {
  const [database, folder] = [await seededTestDatabase(), await mkdtemp(join(tmpdir(), 'reable-'))]
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: addressOf(database.name), ...env })
  const services = await startServices(config, quietLog)
  await asOwner(database.pool, putOff)
  await someListing(services.ctx, await someone(services.ctx))
  await database.pool.query('delete from graphile_worker._private_jobs')
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  const start = async () => {
    const jobs = await startWorker(services)
    const queued = await asOwner<{ name: string }>(
      database.pool,
      'select task_identifier as name from graphile_worker.jobs',
    )
    const readScheduled = () =>
      asOwner<{ name: string }>(database.pool, 'select identifier as name from graphile_worker._private_known_crontabs')
    // The worker writes them, all at once, after it has started.
    await expect.poll(readScheduled).not.toEqual([])
    const scheduled = await readScheduled()
    await stop({ services, jobs })
    return [queued, scheduled].map((rows) => rows.map(({ name }) => name).sort())
  }
  return { folder, pool: database.pool, start }
}

test('a start looks at the feed and the recalls, hashes pictures, and reads listings that came without their words', async () => {
  const { folder, pool, start } = await beforeStart(productionSettings)
  await asOwner(
    pool,
    `alter table listings disable trigger keep_words; update listings set words = ''; alter table listings enable trigger keep_words`,
  )
  await mkdir(join(folder, 'backup-trial-999999999'))
  const [queued, scheduled] = await start()
  expect(queued).toEqual(['hash-pictures', 'refresh-recalls', 'relearn-listings', 'take-feed'])
  expect(scheduled).toEqual(expect.arrayContaining(['sweep-unconfirmed', 'tend-listings']))
  expect(scheduled).not.toContain('make-backup')
  expect(await readdir(folder)).toContain('backup-trial-999999999')
})

test('a start of the demonstration settles the village; with a place for backups what one was tried in is swept', async () => {
  const place = await mkdtemp(join(tmpdir(), 'reable-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const { recipient } = await generateKeyPair()
  const { folder, start } = await beforeStart({ APP_ENV: 'test', BACKUP_TO: place, BACKUP_KEY: recipient })
  await mkdir(join(folder, 'backup-trial-999999999'))
  const [queued, scheduled] = await start()
  expect(queued).toContain('settle-villagers')
  expect(scheduled).toContain('make-backup')
  expect(scheduled).not.toContain('sweep-unconfirmed')
  expect(await readdir(folder)).not.toContain('backup-trial-999999999')
})
