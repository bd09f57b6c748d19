import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '#platform/storage'
import { readBackup } from '../restore/restore.ts'
import { asOwner, quietLog, temporaryFolder, testDatabase } from '../testing.ts'
import { type Entry, readArchive, writeArchive } from './archive.ts'
import { packBackup } from './backup.ts'
import { backupFile } from './backup-source.ts'

const source = await testDatabase()
const folder = await temporaryFolder('reable-pack-')
const pictures = folderStorage(join(folder, 'pictures'))
const file = join(folder, 'backup.tar.gz')
const closing: (() => Promise<void>)[] = [source.close]

afterAll(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true, force: true })
})

// More letters than any buffer holds, in a table whose name comes before "partners".
const letters = `
  insert into mails (message_id, recipient, subject, html, plain, headers, created_at)
  select n, 'ann@example.ca', '', (select string_agg(md5(n || '-' || m), '') from generate_series(1, 40) m), '', '{}', now()
  from generate_series(1, 3000) n`

beforeAll(async () => {
  await source.pool.query(`insert into partners (name) values ('before'); ${letters}`)
  await pictures.put('pictures/ab/stays.webp', Buffer.from('stays'))
  await pictures.put('pictures/cd/swept.webp', Buffer.from('swept'))
})

/** Restored into a database that is migrated already, which is quicker. */
async function restored(from: string) {
  const target = await testDatabase()
  closing.push(target.close)
  const storage = folderStorage(join(folder, target.name))
  const summary = await readBackup({ roles: target.roles, storage, from: backupFile(from), log: quietLog })
  return { target, storage, summary }
}

test('a backup is of one moment: what is written, or swept away, while it is made is not in it', async () => {
  const storage = {
    ...pictures,
    async *list(prefix: string) {
      for await (const key of pictures.list(prefix)) {
        if (key.includes('swept')) await pictures.remove(key)
        yield key
      }
    },
  }
  const { stream, summary } = packBackup({ open: source, storage, log: quietLog })
  await once(stream, 'readable')
  await source.pool.query("insert into partners (name) values ('after')")
  await pipeline(stream, createWriteStream(file))
  expect(await summary).toMatchObject({ objects: 1 })
  const { target, ...back } = await restored(file)
  expect(back.summary).toEqual(await summary)
  expect((await target.pool.query('select name from partners')).rows).toEqual([{ name: 'before' }])
  expect(await Array.fromAsync(back.storage.list(''))).toEqual(['pictures/ab/stays.webp'])
})

/** The backup with other bytes in some of its files. */
async function altered(change: (text: string, name: string) => string): Promise<string> {
  const copy = join(folder, 'altered.tar.gz')
  const bytesOf = ({ name, bytes }: Entry) => Buffer.from(change(bytes.toString(), name))
  await writeArchive(copy, async (add) => {
    for await (const entry of readArchive(createReadStream(file))) await add(entry.name, bytesOf(entry))
  })
  return copy
}

test.each([
  ['rows of partners are not those that were saved', (text: string) => text.replace('\tbefore', '\tbehind')],
  ['pictures are not those that were saved', (text: string) => (text === 'stays' ? 'stray' : text)],
  ['pictures are missing', (text: string, name: string) => (name === 'end.json' ? '{"objects":2}' : text)],
  ['jobs are missing', (text: string) => text.replace('"jobs": 0', '"jobs": 1')],
  ['rows of partners are missing', (text: string, name: string) => (/partners/.test(name) ? '' : text)],
])('a backup of which something is another is refused, and leaves no row: %s', async (reason, change) => {
  const target = await testDatabase()
  closing.push(target.close)
  const from = backupFile(await altered(change))
  const restoring = readBackup({ roles: target.roles, storage: pictures, from, log: quietLog })
  await expect(restoring).rejects.toThrow(`The backup is damaged: ${reason}.`)
  expect(await asOwner(target.pool, 'select from partners')).toEqual([])
})

test('a backup of before there were sums of rows and pictures is restored', async () => {
  const older = (text: string, name: string) => {
    if (name === 'end.json') return '{"objects":1}'
    return name === 'manifest.json' ? text.replace(/,\s*"checksum": "-?\d+"/g, '') : text
  }
  const { target, summary } = await restored(await altered(older))
  expect(summary.manifest.tables.filter(({ checksum }) => checksum)).toEqual([])
  expect((await target.pool.query('select name from partners')).rows).toEqual([{ name: 'before' }])
})
