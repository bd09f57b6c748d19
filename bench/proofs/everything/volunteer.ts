import { setTimeout as delay } from 'node:timers/promises'
import { proveSessions } from '../../accounts/prove-session.ts'
import { queryDatabase } from '../../program/database.ts'
import { createSeller, type Seller } from '../../selling/seller.ts'
import { doUntil, refused, repeatUntilAnswered, retryUntilAnswered } from '../kill/retry-until-answered.ts'
import { type Common, numbered, type Writer } from './writer.ts'

const steward = 'vera@village.example'
const thanks = 'All is well with it, so it stays as it is. Thank you for listing it.'

type Context = Common & { acknowledged: Set<number> }

/** The volunteer of the village, who releases what was reported, with words for its owner. */
export async function createVolunteer(common: Common): Promise<Writer> {
  const seller = await createSeller(common.addressOf, steward)
  await proveSessions(common.dataFolder, steward)
  const context: Context = { ...common, acknowledged: new Set() }
  return {
    counts: () => ({ 'decisions acknowledged': context.acknowledged.size }),
    writeUntil: (isOver) => doUntil(isOver, () => decideOne(context, seller), common.broken),
    findBroken: () => findBroken(context),
  }
}

async function decideOne(context: Context, { api }: Seller): Promise<void> {
  const { acknowledged, owed, nextNumber, countRetry } = context
  const cases = await retryUntilAnswered('listCases', () => api('listCases', { query: { page: 1 } }), countRetry)
  const waiting = cases.filter(({ subject }) => subject === 'listing')
  const one = waiting[Math.floor(Math.random() * waiting.length)]
  if (!one) return delay(50)
  const params = { id: String(one.id) }
  const claimed = await repeatUntilAnswered(() => api('claimCase', { params }), countRetry)
  // Her own listing is for another volunteer.
  if (!claimed.ok && claimed.status === 409) return
  if (!claimed.ok) throw refused('claimCase', claimed)
  const number = nextNumber()
  const body = { decision: 'release', words: numbered(number, thanks) }
  const reply = await repeatUntilAnswered(() => api('decideCase', { params, body }), countRetry)
  // Sent twice, the second one finds that the case is decided.
  const isMade = reply.ok || (reply.status === 409 && (await isDecided({ api }, params, body.words)))
  if (!isMade && !reply.ok) throw refused('decideCase', reply)
  acknowledged.add(number)
  owed.add(number)
}

async function isDecided({ api }: Pick<Seller, 'api'>, params: { id: string }, words: string): Promise<boolean> {
  const { decisions } = await retryUntilAnswered(
    'getCase',
    () => api('getCase', { params }),
    () => {},
  )
  return decisions.some((made) => made.words === words)
}

/** A decision is in the case, beside the listing and in the log, or nowhere. */
const madeOf = (table: string) => `
  select substring(words from 'Answer number (\\d+)')::int as number from ${table} where words like 'Answer number %'`

const logged = "select count(*)::int as count from volunteer_log where act = 'decide_on_listing'"

async function findBroken({ dataFolder, acknowledged }: Context): Promise<string[]> {
  const numbersIn = async (table: string) =>
    (await queryDatabase<{ number: number }>(dataFolder, madeOf(table))).map(({ number }) => number)
  const [inCases, atListings] = [await numbersIn('case_decisions'), await numbersIn('decisions')]
  const [log] = await queryDatabase<{ count: number }>(dataFolder, logged)
  return [
    ...[...acknowledged]
      .filter((one) => !inCases.includes(one))
      .map((one) => `decision ${one} was acknowledged and is not there`),
    ...(new Set(inCases).size === inCases.length ? [] : ['a decision is there twice']),
    ...(inCases.length === atListings.length
      ? []
      : [`${inCases.length} decisions in cases, ${atListings.length} at listings`]),
    ...(log?.count === atListings.length
      ? []
      : [`${log?.count} decisions in the log, ${atListings.length} at listings`]),
  ]
}
