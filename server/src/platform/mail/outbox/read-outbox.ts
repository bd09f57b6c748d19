import PostalMime, { type Address } from 'postal-mime'
import type { Config } from '#platform/config'
import { outboxNames, readOutbox } from './outbox-folder.ts'

/** A mail of the outbox as a mail program shows it. `name` is its file's, without the ending. */
export type OutboxMail = {
  name: string
  date: string
  /** The name and the address that it comes from. */
  from: string
  to: string
  /** The address that an answer goes to; empty when it goes to us. */
  replyTo: string
  /** The Message-ID that the mails of its thread share; empty without one. */
  references: string
  messageId: string
  subject: string
  html: string
  plain: string
}

/** Returns the newest mails, at most `limit` of them; with `before`, a mail's name, those that are older than it. */
export async function newestMails(config: Config, limit: number, before?: string): Promise<OutboxMail[]> {
  const all = await outboxNames(config)
  const names = (before === undefined ? all : all.filter((name) => name < `${before}.eml`)).slice(0, limit)
  const mails = await Promise.all(names.map((name) => findOutboxMail(config, name.replace('.eml', ''))))
  return mails.filter((mail) => mail !== undefined)
}

/** Reads and parses one mail of the outbox; undefined when there is no such file. */
export async function findOutboxMail(config: Config, name: string): Promise<OutboxMail | undefined> {
  const bytes = await readOutbox(config, `${name}.eml`)
  if (!bytes) return undefined
  const mail = await PostalMime.parse(bytes)
  const { date = '', from, to = [], replyTo = [], references = '', messageId = '', subject = '' } = mail
  const sender = from ? `${from.name ?? ''} <${from.address ?? ''}>`.trim() : ''
  const addresses = { from: sender, to: addressesIn(to), replyTo: addressesIn(replyTo) }
  return { name, date, ...addresses, references, messageId, subject, html: mail.html ?? '', plain: mail.text ?? '' }
}

const addressesIn = (addresses: Address[]) => addresses.map(({ address }) => address ?? '').join(', ')
