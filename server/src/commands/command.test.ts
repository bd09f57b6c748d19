import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../platform/database/testing.ts'
import { productionSettings } from '../testing-built.ts'
import { runToEnd } from './testing.ts'

let folder: string

beforeAll(async () => {
  folder = await temporaryFolder('reable-command-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// A database that nobody reaches: these calls end before it is asked for.
const run = (name: string, args: string[], env: Record<string, string> = {}) =>
  runToEnd(name, args, { databaseName: 'absent', dataFolder: join(folder, 'none'), env })

test('asked for help a command prints how it is used, whatever else is said, and does nothing', async () => {
  const [long, short] = await Promise.all([run('backup', ['--help']), run('make-listings', ['-h', '--strange', 'x'])])
  expect(long).toMatchObject({ code: 0, error: '', out: expect.stringMatching(/^Usage: npm run backup -- \[file\]\n/) })
  expect(long.out).toMatch(/\S\n$/)
  expect(short).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^Usage: npm run listings -- <number>/),
  })
})

test('what is wrong with the settings, with the call or with the database is said in a sentence, with code 1', async () => {
  const [settings, call, database, file] = await Promise.all([
    run('restore', ['a'], { DATABASE_URL: 'nonsense' }),
    run('check-mail', ['one']),
    run('restore', ['a']),
    run('make-backup-key', ['/dev/null'], { INIT_CWD: folder }),
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
    [['999'], ['1000001'], ['1000.5'], ['1000', '2000'], []].map((args) => run('make-listings', args)),
  )
  for (const done of wrong) expect(done).toMatchObject({ code: 1, out: '', error: howMany })
  const right = await Promise.all(['1000', '1000000'].map((count) => run('make-listings', [count])))
  for (const done of right) expect(done).toMatchObject({ code: 1, error: expect.stringMatching(/^Cannot reach/) })
  expect(await run('make-listings', ['1000'], productionSettings)).toMatchObject({
    code: 1,
    out: '',
    error: 'Invented listings are not made where people look for real ones (APP_ENV=production).\n',
  })
})
