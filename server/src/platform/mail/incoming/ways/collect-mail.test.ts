import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { collectMail, MailStore } from './mailgun-routes.ts'

const all = 100 * 1024 * 1024
const most = 1024

/** True where nothing is counted any more. */
const isFree = (store: MailStore) => store.take(all)

test('so much of mails on their way in is in memory at a time, and what is done with makes room again', () => {
  const store = new MailStore()
  expect([store.take(all - 1), store.take(2), store.take(1), store.take(1)]).toEqual([true, false, true, false])
  store.free(1)
  expect([store.take(2), store.take(1)]).toEqual([false, true])
})

test('a mail comes whole, and counts until whoever asked for it is done', async () => {
  const store = new MailStore()
  expect(await collectMail(Readable.from([Buffer.from('From: a'), Buffer.from('@b')]), store, most)).toEqual(
    Buffer.from('From: a@b'),
  )
  expect([store.take(all - 8), store.take(all - 9)]).toEqual([false, true])
})

test('a mail of as much as is taken comes, one of a byte more is too large, is read to its end and leaves nothing', async () => {
  const store = new MailStore()
  const full = Buffer.alloc(most)
  expect(await collectMail(Readable.from([full]), store, most)).toHaveLength(most)
  store.free(most)
  const more = Readable.from([full, Buffer.alloc(1), Buffer.alloc(1)])
  expect([await collectMail(more, store, most), more.readableEnded, isFree(store)]).toEqual(['too large', true, true])
})

test('a mail for which there is no room is told to come later, is read to its end and leaves nothing', async () => {
  const store = new MailStore()
  store.take(all - 2)
  const mail = Readable.from([Buffer.alloc(1), Buffer.alloc(2), Buffer.alloc(1)])
  expect([await collectMail(mail, store, most), mail.readableEnded]).toEqual(['busy', true])
  store.free(all - 2)
  expect(isFree(store)).toBe(true)
})

test('a mail that breaks off leaves nothing', async () => {
  const store = new MailStore()
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(9)
      throw new Error('the line is gone')
    })(),
  )
  await expect(collectMail(broken, store, most)).rejects.toThrow('the line is gone')
  expect(isFree(store)).toBe(true)
})
