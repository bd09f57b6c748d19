import { findPersonById } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { enqueue, enqueueAll } from '#platform/jobs'
import { deleteWaitingUnder, queueMail } from '#platform/mail'
import { findWithdrawnCard, runOptions } from '#recalls'
import { withdrawnRecallEmail } from '../emails/withdrawn-recall-email.tsx'
import { nameOfReceived } from './name-of-received.ts'
import { deleteNotified, selectNotified } from './received-queries.ts'

/** Receivers of one run. */
const batchSize = 1_000

type Run = { cardId: number; version: number; after: number }

/** Queues the next of those who were told of a card that is withdrawn, to be told that it is. Nobody, once it has another version. */
export async function notifyOfWithdrawalSoon(ctx: Context, { cardId, version, after }: Run): Promise<void> {
  const card = await findWithdrawnCard(ctx, cardId)
  if (card?.version !== version) return
  const receivers = await selectNotified(ctx, { cardId, after, limit: batchSize })
  const last = receivers.at(-1)
  if (last === undefined) return
  await inTransaction(ctx, async (ctx) => {
    const payloads = receivers.map((personId) => ({ personId, cardId }))
    await enqueueAll(ctx, 'notify-of-withdrawal', payloads, 'in its turn')
    const next = { cardId, version, after: last }
    if (receivers.length === batchSize) await enqueue(ctx, 'check-received', next, runOptions('check-received', next))
  })
}

/**
 * Mails somebody who was told of a recall that it was withdrawn, once, and forgets that they were told: should it be in force again, they are
 * told anew. Whose first mail still waited gets neither.
 */
export async function notifyOfWithdrawal(ctx: Context, about: { personId: number; cardId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const card = await findWithdrawnCard(ctx, about.cardId)
    if (!card) return
    const wanted = (await deleteNotified(ctx, about)).filter(({ isWanted }) => isWanted)
    const waited = await deleteWaitingUnder(ctx, { check: 'recall-still-wanted', about })
    const receiver = wanted.length && !waited.length ? await findPersonById(ctx, about.personId) : undefined
    if (!receiver?.confirmed) return
    const things = await Promise.all(wanted.map(async (one) => ({ ...one, name: await nameOfReceived(ctx, one) })))
    const email = await withdrawnRecallEmail(ctx, { to: receiver.email, card: card.fields, things })
    await queueMail(ctx, { ...email, onlyWhile: { check: 'recall-still-withdrawn', about: { cardId: about.cardId } } })
  })
}
