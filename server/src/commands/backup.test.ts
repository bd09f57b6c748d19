import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { generateKeyPair, onlyRow } from '#platform/database'
import { folderStorage } from '#platform/storage'
import { keyOfClosedAccount } from '../backups/closed-accounts-list.ts'
import { emptyTestDatabase, temporaryFolder, testDatabase } from '../platform/database/testing.ts'
import { someone, testProgram } from '../testing.ts'
import { backupCommand } from './backup.ts'
import type { Command } from './command.ts'
import { makeBackupKeyCommand } from './make-backup-key.ts'
import { restoreCommand } from './restore.ts'
import { addressOf, runHere } from './testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let folder: string
let stays: Person
let leaves: Person
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  program = await testProgram()
  folder = await temporaryFolder('reable-commands-')
  closing.push(program.close, () => rm(folder, { recursive: true, force: true }))
  // PostgreSQL may run as another user, who has to get through.
  await chmod(program.config.dataFolder, 0o755)
  stays = await someone(program.ctx)
  leaves = await someone(program.ctx)
  await program.ctx.storage.put('pictures/ab/cdef.webp', Buffer.from('picture'))
})
afterAll(async () => {
  for (const close of closing) await close()
})

const run = (command: Command, args: string[], env: Record<string, string> = {}) =>
  runHere(command, args, { databaseName: program.database.name, dataFolder: program.config.dataFolder, env })

/** Restores into a database of its own, which has its tables already, and a folder of its own. */
async function restore(args: string[], env: Record<string, string> = {}) {
  const target = await testDatabase()
  closing.unshift(target.close)
  const dataFolder = join(folder, target.name)
  const owner = { MIGRATION_DATABASE_URL: addressOf(target.name, 'owner') }
  const done = await runHere(restoreCommand, args, { databaseName: target.name, dataFolder, env: { ...owner, ...env } })
  return { ...done, target, dataFolder }
}

const emails = async ({ db }: Pick<typeof program.ctx, 'db'>) =>
  (await db.selectFrom('people').select('email').orderBy('id').execute()).map(({ email }) => email)

test('what one command wrote the other puts into an empty place, and says how much it is', async () => {
  const file = join(folder, 'backup.tar.gz')
  const written = await run(backupCommand, [file])
  expect(written).toMatchObject({ code: 0, error: '' })
  const [, rows] = /^Wrote ([\d,]+) rows and 1 files of pictures to (.*)\n$/.exec(written.out) ?? []
  expect(written.out).toContain(file)
  const { target, dataFolder, ...done } = await restore([file])
  expect(done).toMatchObject({ code: 0, error: '' })
  expect(done.out).toBe(
    `Restored ${rows} rows and 1 files of pictures from ${file}\n` +
      'BACKUP_TO is not set, so there is no list of the accounts that were closed since this backup: close those again that you know of.\n',
  )
  expect(await emails(target)).toEqual([stays.email, leaves.email])
  expect(await readFile(join(dataFolder, 'pictures/pictures/ab/cdef.webp'), 'utf8')).toBe('picture')
  const env = { MIGRATION_DATABASE_URL: addressOf(program.database.name, 'owner') }
  expect(await run(restoreCommand, [file], env)).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^The database holds something already \(in \w+\): a backup goes into an empty one\.\n$/,
    ),
  })
})

test('a call that is not right is answered with one sentence and code 1', async () => {
  const empty = await emptyTestDatabase()
  closing.unshift(empty.close)
  const noKey = join(folder, 'no-key.txt')
  await writeFile(noKey, `# AGE-SECRET-KEY-1ABC\nxAGE-SECRET-KEY-1ABC\nAGE-SECRET-KEY-1ABC x\n`)
  const [nowhere, two, nothing, absent, wrong, withoutFile, unwritten, here] = await Promise.all([
    run(backupCommand, []),
    run(backupCommand, ['one', 'two']),
    runHere(backupCommand, [join(folder, 'x')], { databaseName: empty.name, dataFolder: folder }),
    run(restoreCommand, ['a', '--key', join(folder, 'absent')]),
    run(restoreCommand, ['a', '--key', noKey]),
    run(restoreCommand, []),
    run(makeBackupKeyCommand, [join(folder, 'not/there')]),
    run(restoreCommand, ['none.tar.gz'], { INIT_CWD: folder }),
  ])
  const sentence = (words: string) => ({ code: 1, out: '', error: expect.stringMatching(words) })
  expect(nowhere).toMatchObject(sentence('^Name the file to write, or set BACKUP_TO and BACKUP_KEY.\n\nUsage: npm run'))
  expect(two).toMatchObject(sentence('^Name the file to write.\n\nUsage:'))
  expect(nothing).toMatchObject(
    sentence('^There is nothing to back up: the program has not run on this database yet.\n$'),
  )
  expect(absent).toMatchObject(sentence(`^The key ${join(folder, 'absent')} cannot be read \\(ENOENT\\).\n$`))
  expect(wrong).toMatchObject(sentence(`^The file ${noKey} holds no private key of age: AGE-SECRET-KEY-1…\n$`))
  expect(withoutFile).toMatchObject(sentence('^Name the backup to restore.\n\nUsage:'))
  expect(unwritten).toMatchObject(sentence('cannot be written \\(ENOENT\\).\n$'))
  expect(here).toMatchObject(sentence(`^The backup ${join(folder, 'none.tar.gz')} cannot be read \\(ENOENT\\).\n$`))
  expect((await readdir(folder)).filter((name) => name.startsWith('x'))).toEqual([])
})

test('a key is made once: its private part is for its owner alone, its public part is printed', async () => {
  const file = join(folder, 'key.txt')
  const made = await run(makeBackupKeyCommand, [file])
  expect(made).toMatchObject({ code: 0, error: '' })
  const [, recipient = ''] = /^BACKUP_KEY=(age1\w+)\nThe private key is in .*\/key\.txt\./.exec(made.out) ?? []
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(new RegExp(`^# public key: ${recipient}\nAGE-SECRET-KEY-1\\w+\n$`))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const error = `The file ${file} is there already: no key is ever replaced.\n`
  expect(await run(makeBackupKeyCommand, [file])).toMatchObject({ code: 1, out: '', error })
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('the backup of the night is made by a command too; its key restores it, and who left since is not in it', async () => {
  const [keyFile, place] = [join(folder, 'private.txt'), join(folder, 'place')]
  const { identity, recipient } = await generateKeyPair()
  await writeFile(keyFile, `# public key: ${recipient}\n${identity}\n`)
  const env = { BACKUP_TO: place, BACKUP_KEY: recipient }
  const backup = await run(backupCommand, [], env)
  expect(backup).toMatchObject({ code: 0, error: '' })
  const [, name = ''] = /^Wrote (reable-.*\.age), restored it elsewhere and found it equal\.\n$/.exec(backup.out) ?? []
  const list = folderStorage(place)
  expect(await Array.fromAsync(list.list(''))).toEqual([name])
  const row = program.ctx.db.selectFrom('people').select('created_at').where('id', '=', leaves.id)
  const { created_at: signedUpAt } = await row.executeTakeFirstOrThrow()
  // The backup was begun at the database's time, which a test cannot set.
  const { rows } = await program.database.pool.query<{ now: Date }>('select now()')
  const account = { personId: leaves.id, signedUpAt, closedAt: onlyRow(rows).now }
  await list.put(keyOfClosedAccount(account), Buffer.from('closed\n'))
  const { target, ...restored } = await restore([join(place, name), '--key', keyFile], env)
  expect(restored).toMatchObject({ code: 0, error: '' })
  expect(restored.out).toMatch(/^Restored .*\nClosed 1 accounts again that were closed since\.\n$/)
  expect(await emails(target)).toEqual([stays.email])
})
