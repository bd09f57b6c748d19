import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { outboxNames, outboxWrittenAt, removeFromOutbox } from './outbox-folder.ts'
import { findOutboxMail } from './read-outbox.ts'

/** `until`: of the address, only the mails written until then. */
type Forgotten = { address?: string | undefined; until?: Date | undefined; references?: string[] | undefined }

/** Removes the files of mails to an address, of those whose answers go to it, and of those with one of these references. */
export async function forgetOutbox({ config }: Context, { address, until, references = [] }: Forgotten): Promise<void> {
  const threads = new Set(references)
  for (const name of await outboxNames(config)) {
    const mail = await findOutboxMail(config, name.replace('.eml', ''))
    const people = [mail?.to, mail?.replyTo].map((address) => address?.toLowerCase())
    const isInTime = !until || (await outboxWrittenAt(config, name)) <= until.getTime()
    const isTheirs = address !== undefined && isInTime && people.includes(address.toLowerCase())
    if (isTheirs || (mail?.references && threads.has(mail.references))) await removeFromOutbox(config, name)
  }
}

/** In days, as the rows of mails are. */
const maxAgeInDays = 90

/** Removes the files of mails beyond that age. */
export async function sweepOutbox({ config, clock }: Context): Promise<void> {
  const before = clock.now().getTime() - maxAgeInDays * day
  for (const name of await outboxNames(config))
    if ((await outboxWrittenAt(config, name)) < before) await removeFromOutbox(config, name)
}
