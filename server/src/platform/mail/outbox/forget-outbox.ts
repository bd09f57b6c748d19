import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { outboxNames, outboxWrittenAt, removeFromOutbox } from './outbox-folder.ts'
import { findOutboxMail } from './read-outbox.ts'

type Forgotten = {
  address?: string | undefined
  /** Of the address, only the mails written until then. */
  until?: Date | undefined
  references?: string[] | undefined
  /** The pages of ours that are gone. */
  urls?: string[] | undefined
}

/** Removes the files of mails to an address, of those whose answers go to it, of those with one of these references, and of those about a page. */
export async function forgetOutbox(
  { config }: Context,
  { address, until, references = [], urls = [] }: Forgotten,
): Promise<void> {
  const threads = new Set(references)
  for (const name of await outboxNames(config)) {
    const mail = await findOutboxMail(config, name.replace('.eml', ''))
    const people = [mail?.to, mail?.replyTo].map((address) => address?.toLowerCase())
    const isInTime = !until || (await outboxWrittenAt(config, name)) <= until.getTime()
    const isTheirs = address !== undefined && isInTime && people.includes(address.toLowerCase())
    const isAbout = mail && urls.some((url) => leadsTo(`${mail.plain} ${mail.html}`, url))
    if (isTheirs || isAbout || (mail?.references && threads.has(mail.references))) await removeFromOutbox(config, name)
  }
}

/** True where this very address stands, and not a longer one. */
function leadsTo(text: string, url: string): boolean {
  for (let index = text.indexOf(url); index >= 0; index = text.indexOf(url, index + 1))
    if (!/^\w/.test(text.slice(index + url.length, index + url.length + 1))) return true
  return false
}

/** In days, as the rows of mails are. */
const maxAgeInDays = 90

/** Removes the files of mails beyond that age. */
export async function sweepOutbox({ config, clock }: Context): Promise<void> {
  const before = clock.now().getTime() - maxAgeInDays * day
  for (const name of await outboxNames(config))
    if ((await outboxWrittenAt(config, name)) < before) await removeFromOutbox(config, name)
}
