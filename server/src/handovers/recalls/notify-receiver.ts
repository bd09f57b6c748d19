import { findPersonById } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { type Card, findRecalls } from '#recalls'
import { receivedRecallEmail } from '../emails/received-recall-email.tsx'
import { rememberedSince } from './check-received.ts'
import { nameOfReceived } from './name-of-received.ts'
import { claimRecall, lockReceivedBy, type Received } from './received-queries.ts'

/** The things of one person that are compared: far more than anybody receives. */
const mostThings = 200

type Found = { card: Card; things: { thing: Received; isCertain: boolean }[] }

/**
 * Mails somebody about what they received and wanted to be told of: one mail for each recall, which names all of theirs that it is about. The mail and
 * the note that it was written are one transaction, so that nobody is told of the same thing and recall again.
 */
export async function notifyReceiver(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const things = await lockReceivedBy(ctx, { personId, since: rememberedSince(ctx), limit: mostThings })
    const receiver = things.length ? await findPersonById(ctx, personId) : undefined
    // An address that is not confirmed may be somebody else's.
    if (!receiver?.confirmed) return
    for (const { card, things: found } of await recallsOf(ctx, things)) {
      const sheetIds = found.map(({ thing }) => thing.sheetId)
      const claimed = await claimRecall(ctx, { cardId: card.id, sheetIds })
      const untold = found.filter(({ thing }) => claimed.includes(thing.sheetId))
      if (!untold.length) continue
      const named = await Promise.all(
        untold.map(async ({ thing, isCertain }) => ({ ...thing, isCertain, name: await nameOfReceived(ctx, thing) })),
      )
      const onlyWhile = { check: 'recall-still-wanted', about: { personId, cardId: card.id } }
      const email = await receivedRecallEmail(ctx, { to: receiver.email, card: card.fields, things: named })
      await queueMail(ctx, { ...email, onlyWhile })
    }
  })
}

/** The recalls of all these things, each with those it is about. */
async function recallsOf(ctx: Context, things: readonly Received[]): Promise<Found[]> {
  const found = new Map<number, Found>()
  const add = (card: Card, thing: Received, isCertain: boolean) => {
    const one = found.get(card.id) ?? { card, things: [] }
    one.things.push({ thing, isCertain })
    found.set(card.id, one)
  }
  for (const { thing, strong, possible } of await findRecalls(ctx, things)) {
    for (const card of strong) add(card, thing, true)
    for (const card of possible) add(card, thing, false)
  }
  return [...found.values()]
}
