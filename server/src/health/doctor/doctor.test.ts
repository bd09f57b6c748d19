import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { second } from '#platform/clock'
import { readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { temporaryFolder } from '#platform/database/testing'
import { productionSettings } from '../../testing-built.ts'
import { programOfFile } from '../../testing-file.ts'
import type { Finding } from '../finding.ts'
import { checkAddress } from './check-address.ts'
import { checkSettings } from './check-settings.ts'
import { checkDatabase, checkFiles } from './examine.ts'

const program = await programOfFile()

const now = new Date('2026-11-23T20:00:00Z')
const wrong = (found: Finding[]) => found.filter(({ level }) => level !== 'good').map(({ sentence }) => sentence)
const settings = { ...productionSettings, DATA_DIR: '/var/lib/reable', TRUST_PROXY: '127.0.0.1' }
const ours = { VOLUNTEERS_EMAIL: 'volunteers@reable.ca' }

test.each([
  [{ APP_ENV: 'demo' }, /^This is a demonstration/],
  [{ TRUST_PROXY: 'off' }, /^All visitors count as one network/],
  [{ LOG_LEVEL: 'silent' }, /^The log is set to silent/],
  [{ DATA_DIR: './data' }, /depends on where the program is started/],
  [{ DATABASE_URL: 'postgres://reable:secret-word@db.example/reable' }, /said to the database can be read/],
  [
    {
      DATABASE_URL: 'postgres://reable@localhost:6432/reable',
      DATABASE_DIRECT_URL: 'postgres://reable:secret-word@db.example/reable',
    },
    /said to the database can be read/,
  ],
  [{ VOLUNTEERS_EMAIL: 'someone@nobody.example' }, /^Reports go to someone@nobody\.example/],
])('a setting that a start allows and real people suffer from is named: %j', (change, sentence) => {
  const env = { ...settings, ...ours, ...change, ...('APP_ENV' in change && { PUBLIC_URL: 'http://localhost' }) }
  const found = checkSettings(readConfig(env), env)
  expect(wrong(found)).toContainEqual(expect.stringMatching(sentence))
  expect(JSON.stringify(found)).not.toMatch(/secret-word/)
})

test.each([
  ['postgres://db.example/reable', true],
  ['postgres://db.example/reable?sslmode=disable', true],
  ['postgres://db.example/reable?sslmode=verify-full', false],
  ['postgres://localhost/reable', false],
  ['postgres:///reable?host=/var/run/postgresql', false],
  ['postgres://localhost/reable?host=db.example', true],
])('what is said to the database at %s can be read on its way: %s', (DATABASE_URL, isRead) => {
  const config = readConfig({ ...settings, ...ours })
  const found = checkSettings({ ...config, database: { ...config.database, url: DATABASE_URL } }, settings)
  expect(wrong(found).some((sentence) => sentence.includes('database can be read'))).toBe(isRead)
})

test('of settings that are right only the organisation’s placeholder is named', () => {
  const env = { ...settings, ...ours }
  expect(wrong(checkSettings(readConfig(env), env))).toEqual([
    'Pages and mails name hello@reable.example, which is nobody’s address.',
  ])
})

test('an address below a domain of somebody’s own is read by somebody; of a demonstration only that is said', () => {
  const linesOf = (env: Record<string, string>) => wrong(checkSettings(readConfig(env), env))
  expect(linesOf({ ...settings, VOLUNTEERS_EMAIL: 'someone@reable.example.ca' })).toHaveLength(1)
  expect(linesOf({ ...settings, VOLUNTEERS_EMAIL: 'someone@reable.test' })).toHaveLength(2)
  expect(linesOf({ APP_ENV: 'demo' })).toEqual([expect.stringMatching(/^This is a demonstration/)])
})

test('a program that runs as whoever may do everything is named, and nobody is where no folder is', async () => {
  const nowhere = join(await temporaryFolder('reable-doctor-'), 'none')
  const sentences = async (DATA_DIR: string) =>
    wrong(await checkFiles(readConfig({ APP_ENV: 'test', DATA_DIR }), nowhere))
  expect(await sentences('/')).toContain('The program runs as root, who may do everything on this machine.')
  expect(await sentences(nowhere)).toEqual([`There is no data folder ${nowhere}.`])
})

test('files that others may read are named, with what closes them', async () => {
  const folder = await temporaryFolder('reable-doctor-')
  const dataFolder = join(folder, 'data')
  const config = readConfig({ APP_ENV: 'test', DATA_DIR: dataFolder })
  const look = async () => wrong(await checkFiles(config, folder)).filter((sentence) => !sentence.includes('root'))
  expect(await look()).toEqual([`There is no data folder ${dataFolder}.`])
  await mkdir(join(dataFolder, 'postgres'), { recursive: true, mode: 0o711 })
  await chmod(dataFolder, 0o711)
  await writeFile(join(folder, '.env'), 'SECRET=x', { mode: 0o600 })
  await writeFile(join(dataFolder, 'postgres', 'password'), 'x', { mode: 0o600 })
  expect(await look()).toEqual([])
  await chmod(dataFolder, 0o755)
  await chmod(join(folder, '.env'), 0o644)
  await chmod(join(dataFolder, 'postgres', 'password'), 0o640)
  expect(await look()).toEqual([
    `Others on this machine may look into ${dataFolder}.`,
    `Others on this machine may read the secrets in ${join(dataFolder, 'postgres', 'password')}.`,
    `Others on this machine may read the secrets in ${join(folder, '.env')}.`,
  ])
  await chmod(dataFolder, 0o700)
  await chmod(join(folder, '.env'), 0o600)
  await chmod(join(dataFolder, 'postgres', 'password'), 0o400)
  await mkdir(join(dataFolder, 'pictures'), { mode: 0o750 })
  await mkdir(join(dataFolder, 'outbox'), { mode: 0o700 })
  expect(await look()).toEqual([])
  await chmod(join(dataFolder, 'pictures'), 0o755)
  await chmod(join(dataFolder, 'outbox'), 0o701)
  expect(await look()).toEqual([
    `Others on this machine may look into ${join(dataFolder, 'pictures')}.`,
    `Others on this machine may look into ${join(dataFolder, 'outbox')}.`,
  ])
})

test('the place is asked at its own address: whether it answers, and what time it is there', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(503, { date: new Date(now.getTime() + 60 * second).toUTCString() }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: origin })
  expect(wrong(await checkAddress(config, () => now))).toEqual([
    `${origin} answers with 503.`,
    'The proxy and this machine differ by 60 seconds.',
  ])
  await new Promise((done) => server.close(done))
  expect(wrong(await checkAddress(config, () => now))).toEqual([`Nobody answers at ${origin} (ECONNREFUSED).`])
})

test('a database that is behind, or that has accounts of the demonstration, is broken', async () => {
  const { ctx, database, config } = program
  const refuse = async () => {
    throw new StartError('It holds the demonstration. Begin with an empty one.')
  }
  const inProduction = { ...ctx, config: { ...config, appEnv: 'production' as const } }
  expect(wrong(await checkDatabase(inProduction, database, async () => {}))).toEqual([
    'No backups are made by themselves.',
  ])
  expect(wrong(await checkDatabase(inProduction, database, refuse))).toEqual([
    'Accounts of the demonstration are in here.',
    'No backups are made by themselves.',
  ])
  const abouts = async (of: typeof ctx) => (await checkDatabase(of, database, refuse)).map(({ about }) => about)
  expect(await abouts(ctx)).toEqual(['versions', 'migrations', 'jobs', 'mails', 'disk'])
  const elsewhere = { ...config, database: { ...config.database, url: 'postgres://db.example/reable' } }
  expect((await abouts({ ...ctx, config: elsewhere })).slice(0, 3)).toEqual(['versions', 'clock', 'migrations'])
  const failing = () => Promise.reject(new Error('away'))
  await expect(checkDatabase(inProduction, database, failing)).rejects.toThrow('away')
  const behind = { ...database, ready: async () => false }
  expect(wrong(await checkDatabase(ctx, behind, refuse))).toEqual([
    'The database is not as this version of the program needs it.',
  ])
})
