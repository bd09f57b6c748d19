import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, readConfig } from '#platform/config'
import { outboxNames, outboxTransport, outboxWrittenAt, readOutbox } from './outbox-folder.ts'
import { findOutboxMail, newestMails } from './read-outbox.ts'

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

test('a mail whose beginning cannot be recorded, or that cannot be written, does not go', async () => {
  const lost = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  expect(await store(7, 'Hi', lost)).toEqual({ end: 'failed', reason: 'ECONNREFUSED' })
  const unnamed = () => Promise.reject(new Error('gone'))
  expect(await store(7, 'Hi', unnamed)).toEqual({ end: 'failed', reason: 'unknown' })
  expect(await outboxNames(config)).toEqual([])
  await writeFile(join(config.dataFolder, 'outbox'), 'a file where the folder should be')
  expect(await store(7)).toEqual({ end: 'failed', reason: 'EEXIST' })
})

test('the outbox is its mails alone, the newest first', async () => {
  expect(await outboxNames(config)).toEqual([])
  for (const id of [2, 10, 1]) await store(id)
  const folder = join(config.dataFolder, 'outbox')
  for (const name of ['00000011.eml.part', 'x00000012.eml', '00000013xeml', 'notes.txt'])
    await writeFile(join(folder, name), 'Subject: Other\r\n\r\nx')
  expect(await outboxNames(config)).toEqual(['00000010.eml', '00000002.eml', '00000001.eml'])
  for (const name of ['00000011.eml.part', 'x00000012.eml', '00000013xeml', '00000014.eml'])
    expect(await readOutbox(config, name)).toBeUndefined()
  expect((await readOutbox(config, '00000010.eml'))?.toString()).toContain('Hello')
  expect(await outboxWrittenAt(config, '00000014.eml')).toBe(Number.POSITIVE_INFINITY)
})

test('mails are read so many at a time, from the newest or from the one before', async () => {
  for (const id of [1, 2, 3, 4]) await store(id)
  const names = async (limit: number, before?: string) =>
    (await newestMails(config, limit, before)).map(({ name }) => name)
  expect(await names(2)).toEqual(['00000004', '00000003'])
  expect(await names(2, '00000003')).toEqual(['00000002', '00000001'])
  expect(await names(9, '00000001')).toEqual([])
})

test('what a mail does not say is empty, and several addresses stand side by side', async () => {
  await store(1, 'X-Nothing: x\r\n\r\n')
  const nothing = { from: '', to: '', replyTo: '', references: '', messageId: '', subject: '', html: '' }
  expect(await findOutboxMail(config, '00000001')).toMatchObject({ ...nothing, name: '00000001' })
  await store(2, 'From: us@b.example\r\nTo: rosa@b.example, ben@b.example\r\nReferences: <a@b>\r\n\r\nHi')
  expect(await findOutboxMail(config, '00000002')).toMatchObject({
    ...{ from: '<us@b.example>', to: 'rosa@b.example, ben@b.example', references: '<a@b>' },
  })
  expect(await findOutboxMail(config, '00000003')).toBeUndefined()
})
