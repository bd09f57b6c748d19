import PostalMime, { type Address } from 'postal-mime'
import type { Config } from '#platform/config'
import { outboxNames, readOutbox } from './outbox-folder.ts'

/** A mail of the outbox as a mail program shows it. `name` is its file's, without the ending. */
export type OutboxMail = {
  name: string
  date: string
  to: string
  /** The address that an answer goes to; empty when it goes to us. */
  replyTo: string
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
  const { date = '', to = [], replyTo = [], subject = '', html = '', text = '' } = await PostalMime.parse(bytes)
  return { name, date, to: addressesIn(to), replyTo: addressesIn(replyTo), subject, html, plain: text }
}

const addressesIn = (addresses: Address[]) => addresses.map(({ address }) => address ?? '').join(', ')
