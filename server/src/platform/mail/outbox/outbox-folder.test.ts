import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, readConfig } from '#platform/config'
import { outboxTransport } from './outbox-folder.ts'

let config: Config

beforeEach(async () => {
  config = readConfig({ APP_ENV: 'test', DATA_DIR: await mkdtemp(join(tmpdir(), 'reable-outbox-')) })
})
afterEach(() => rm(config.dataFolder, { recursive: true }))

const begin = async () => {}
const store = (id: number, text = 'Subject: Hello\r\n\r\nHi', start = begin) =>
  outboxTransport(config)({ id, envelope: { from: '', to: '' }, bytes: Buffer.from(text) }, start)

test('a mail is a file that the program alone may read, named by the mail, so that the same again replaces it', async () => {
  expect(await store(7, 'once')).toEqual({ end: 'sent' })
  expect(await store(7, 'again')).toEqual({ end: 'sent' })
  const folder = join(config.dataFolder, 'outbox')
  expect(await readdir(folder)).toEqual(['00000007.eml'])
  expect(await readFile(join(folder, '00000007.eml'), 'utf8')).toBe('again')
  const modes = [await stat(folder), await stat(join(folder, '00000007.eml'))].map(({ mode }) => mode & 0o777)
  expect(modes).toEqual([0o700, 0o600])
})
