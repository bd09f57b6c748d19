import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { outboxNames, outboxWrittenAt, removeFromOutbox } from './outbox-folder.ts'
import { findOutboxMail } from './read-outbox.ts'

/** Removes the files of mails to an address, and of those whose answers go to it. */
export async function forgetOutbox({ config }: Context, { address }: { address: string }): Promise<void> {
  for (const name of await outboxNames(config)) {
    const mail = await findOutboxMail(config, name.replace('.eml', ''))
    const people = [mail?.to, mail?.replyTo].map((address) => address?.toLowerCase())
    if (people.includes(address.toLowerCase())) await removeFromOutbox(config, name)
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
