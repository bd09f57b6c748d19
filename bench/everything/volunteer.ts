import { setTimeout as delay } from 'node:timers/promises'
import { logIn, type Person } from '../client.ts'
import { query } from '../database.ts'
import { numbered } from '../mail-receiver.ts'
import { type Common, dataOf, send, sendUntilAnswered, type Writer } from './writer.ts'

const volunteer = 'vera@village.example'
const thanks = 'All is well with it, so it stays as it is. Thank you for listing it.'

/** As after her code: the password alone opens no case. */
const confirmSession = `
  update sessions set factor_at = now(), awaits_factor = false where person_id = (select id from people where email = $1)`

type Context = Common & { api: Person['api']; acknowledged: number[] }

/** The volunteer who releases what was reported, with words for its owner. */
export async function createVolunteer(common: Common): Promise<Writer> {
  const { api } = await logIn(common.urlOf, volunteer)
  await query(common.dataFolder, confirmSession, [volunteer])
  const context: Context = { ...common, api, acknowledged: [] }
  return {
    counts: () => ({ decisions: context.acknowledged.length }),
    writeOne: () => decideOne(context),
    findBroken: () => findBroken(context),
  }
}

async function decideOne({ api, acknowledged, owed, nextNumber, countRetry }: Context): Promise<void> {
  const cases = await send(() => api('listCases', { query: { page: 1, waits: 'all' } }), countRetry)
  const waiting = cases.filter(({ subject }) => subject === 'listing')
  const one = waiting[Math.floor(Math.random() * waiting.length)]
  if (!one) return delay(50)
  const params = { id: String(one.id) }
  const claimed = await sendUntilAnswered(() => api('claimCase', { params }), countRetry)
  // Her own listing is for another volunteer.
  if (!claimed.ok && claimed.status === 409) return
  dataOf(claimed)
  const number = nextNumber()
  const body = { decision: 'release', words: numbered(number, thanks) }
  const reply = await sendUntilAnswered(() => api('decideCase', { params, body }), countRetry)
  // Sent twice, the second one finds that the case is decided.
  if (!reply.ok && reply.status === 409) {
    const { decisions } = await send(() => api('getCase', { params }), countRetry)
    if (!decisions.some(({ words }) => words === body.words)) dataOf(reply)
  } else dataOf(reply)
  acknowledged.push(number)
  owed.add(number)
}

/** A decision is in the case and in the log, or nowhere. */
async function findBroken({ dataFolder, acknowledged }: Context): Promise<string[]> {
  const numbersIn = async (table: string) => {
    const text = `select substring(words from 'Answer number (\\d+)')::int as number from ${table} where words like 'Answer number %'`
    return (await query<{ number: number }>(dataFolder, text)).map(({ number }) => number)
  }
  const inCases = await numbersIn('case_decisions')
  const [log] = await query<{ count: number }>(
    dataFolder,
    "select count(*)::int from volunteer_log where act = 'decide_on_listing'",
  )
  const counts = [inCases.length, new Set(inCases).size, log?.count]
  return [
    ...acknowledged
      .filter((number) => !inCases.includes(number))
      .map((number) => `decision ${number} was acknowledged and is not there`),
    ...(new Set(counts).size === 1
      ? []
      : [`decisions in cases, different ones and in the log differ: ${counts.join(', ')}`]),
  ]
}
