import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../platform/database/testing.ts'
import { productionSettings } from '../testing-built.ts'
import { appointVolunteerCommand } from './appoint-volunteer.ts'
import { backupCommand } from './backup.ts'
import { checkMailCommand } from './check-mail.ts'
import type { Command } from './command.ts'
import { doctorCommand } from './doctor.ts'
import { importListingsCommand } from './import-listings.ts'
import { makeBackupKeyCommand } from './make-backup-key.ts'
import { makeListingsCommand } from './make-listings.ts'
import { restoreCommand } from './restore.ts'
import { outcomeOf, runHere, startCommand } from './testing.ts'

let folder: string

beforeAll(async () => {
  folder = await temporaryFolder('reable-command-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// A database that nobody reaches: these calls end before it is asked for.
const run = (command: Command, args: string[], env: Record<string, string> = {}, stopping?: AbortSignal) =>
  runHere(command, args, { databaseName: 'absent', dataFolder: join(folder, 'none'), env }, stopping)

const commands: [command: Command, npmName: string, file: string][] = [
  [appointVolunteerCommand, 'volunteer', 'appoint-volunteer'],
  [backupCommand, 'backup', 'backup'],
  [checkMailCommand, 'mail:check', 'check-mail'],
  [doctorCommand, 'doctor', 'doctor'],
  [importListingsCommand, 'import', 'import-listings'],
  [makeBackupKeyCommand, 'backup:key', 'make-backup-key'],
  [makeListingsCommand, 'listings', 'make-listings'],
  [restoreCommand, 'restore', 'restore'],
]

test.each(commands)(
  'asked for help a command prints how it is used, whatever else is said, and does nothing',
  async (command, name) => {
    const [long, short] = await Promise.all([run(command, ['--help']), run(command, ['-h', '--strange', 'x'])])
    expect(long).toEqual({ code: 0, error: '', out: expect.stringMatching(new RegExp(`^Usage: npm run ${name}\\b`)) })
    expect(long.out).toMatch(/\S\n$/)
    expect(short).toEqual(long)
  },
)

test('what npm starts of each command prints what it says and ends with its code', async () => {
  const place = { databaseName: 'absent', dataFolder: join(folder, 'none') }
  const helps = await Promise.all(commands.map(([, , file]) => outcomeOf(startCommand(file, ['--help'], place))))
  expect(helps.map(({ out, error, code }) => [out.split(' -- ')[0]?.split('\n')[0], error, code])).toEqual(
    commands.map(([, name]) => [`Usage: npm run ${name}`, '', 0]),
  )
  const wrong = await outcomeOf(startCommand('check-mail', ['one'], place))
  expect(wrong).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/^This command takes no names/) })
})

test('what is wrong with the settings, with the call or with the database is said in a sentence, with code 1', async () => {
  const [settings, call, database, file] = await Promise.all([
    run(restoreCommand, ['a'], { DATABASE_URL: 'nonsense' }),
    run(checkMailCommand, ['one']),
    run(restoreCommand, ['a']),
    run(makeBackupKeyCommand, ['/dev/null'], { INIT_CWD: folder }),
  ])
  expect(settings).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^The configuration is not right:\nDATABASE_URL: /),
  })
  expect(settings.error).not.toContain('Usage')
  expect(call).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^This command takes no names\.\n\nUsage: npm run mail:check/),
  })
  expect(database).toMatchObject({
    code: 1,
    error: 'Cannot reach the database at localhost/absent: it has no database of this name.\n',
  })
  expect(file).toMatchObject({ code: 1, error: expect.stringMatching(/^The file \/dev\/null is there already/) })
})

const howMany = expect.stringMatching(/^Say how many, from 1,000 to 1,000,000\.\n\nUsage: npm run listings/)

test('invented listings are made a thousand to a million at once, and nowhere where people look for real ones', async () => {
  const wrong = await Promise.all(
    [['999'], ['1000001'], ['1000.5'], ['1000', '2000'], []].map((args) => run(makeListingsCommand, args)),
  )
  for (const done of wrong) expect(done).toMatchObject({ code: 1, out: '', error: howMany })
  const right = await Promise.all(['1000', '1000000'].map((count) => run(makeListingsCommand, [count])))
  for (const done of right) expect(done).toMatchObject({ code: 1, error: expect.stringMatching(/^Cannot reach/) })
  expect(await run(makeListingsCommand, ['1000'], productionSettings)).toMatchObject({
    code: 1,
    out: '',
    error: 'Invented listings are not made where people look for real ones (APP_ENV=production).\n',
  })
})
