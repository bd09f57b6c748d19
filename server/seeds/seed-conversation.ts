import { dateOf, instantOf } from '@reable/contract/handovers/when'
import { findPersonByEmail, type Person } from '#accounts'
import { joinWaitingList, lockScope, promiseListing, suggestMeeting } from '#handovers'
import { beginConversation, markRead, postMessage } from '#messages'
import { day, shiftedClock } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { villageConversation, villagers } from './village/index.ts'
import { hasConversations } from './village-queries.ts'

/** Has the people of the village settle a handover of a listing, over the last two days; nothing where somebody wrote about it before. */
export function seedConversation(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (await hasConversations(ctx, listingId)) return
    const { owner: ownerKey, buyer, answer, agrees, next, meeting } = villageConversation
    const [owner, ben, hana] = [
      await villager(ctx, ownerKey),
      await villager(ctx, buyer.key),
      await villager(ctx, next.key),
    ]
    const ask = async (then: Context, writer: Person, body: string) => {
      const id = await beginConversation(ctx, { listingId, buyer: writer })
      await postMessage(then, { conversation: { id }, writer, body, origin: 'page' })
      return id
    }
    const id = await ask(at(ctx, 2, '10:05'), ben, buyer.asks)
    const scope = (person: Person, conversationId = id) => lockScope(ctx, { id: conversationId, person })
    await postMessage(at(ctx, 2, '11:40'), { conversation: { id }, writer: owner, body: answer, origin: 'page' })
    await promiseListing(at(ctx, 2, '11:45'), await scope(owner))
    const nextId = await ask(at(ctx, 1, '14:20'), hana, next.asks)
    await joinWaitingList(at(ctx, 1, '14:22'), await scope(hana, nextId))
    await ask(at(ctx, 1, '16:10'), ben, agrees)
    const { weekday, ...suggestion } = meeting
    await suggestMeeting(at(ctx, 1, '16:12'), await scope(ben), { ...suggestion, date: nextDay(ctx, weekday) })
    // Whoever logs in as one of them meets nothing new that they did not do.
    const all = Number.MAX_SAFE_INTEGER
    for (const person of [owner, ben]) await markRead(ctx, { id, person, messageId: all })
    for (const person of [owner, hana]) await markRead(ctx, { id: nextId, person, messageId: all })
  })
}

/** As of some days ago, at a time of Vancouver's day. */
function at(ctx: Context, daysAgo: number, time: string): Context {
  const now = ctx.clock.now().getTime()
  const then = instantOf(dateOf(new Date(now - daysAgo * day)), time)?.getTime() ?? now
  return { ...ctx, clock: shiftedClock(ctx.clock, then - now) }
}

async function villager(ctx: Context, key: string): Promise<Person> {
  const email = villagers.find((one) => one.key === key)?.email ?? ''
  const person = await findPersonByEmail(ctx, email)
  if (!person) throw new Error(`the villager ${key} was not seeded`)
  return person
}

/** The next such day of the week by Vancouver's calendar that is at least two days ahead: "2026-11-28". */
function nextDay({ clock }: Context, weekday: number): string {
  const from = clock.now().getTime() + 2 * day
  const days = Array.from({ length: 7 }, (_, ahead) => dateOf(new Date(from + ahead * day)))
  return days.find((one) => new Date(`${one}T00:00:00Z`).getUTCDay() === weekday) ?? ''
}
