import { randomUUID } from 'node:crypto'
import { logIn, type Person } from '../client.ts'
import { query } from '../database.ts'
import { numbered } from '../mail-receiver.ts'
import { type Common, dataOf, send, type Writer } from './writer.ts'

const [buyer, owner] = ['mei@village.example', 'harpreet@village.example']
const question = 'Is it still there, and does it fold?'

const listingOfOwner = `
  select l.id from listings l join people p on p.id = l.owner_id where p.email = $1 and l.is_public order by l.id limit 1`

/** Two people who write to each other about a listing, in turn. */
export async function createCorrespondents(common: Common): Promise<Writer> {
  const { urlOf, dataFolder, owed, nextNumber, countRetry } = common
  const people = [await logIn(urlOf, buyer), await logIn(urlOf, owner)] as const
  const [listing] = await query<{ id: string }>(dataFolder, listingOfOwner, [owner])
  const first = { post_id: Number(listing?.id), body: numbered(nextNumber(), question), termsOfUse: true as const }
  const { conversation_id } = dataOf(await people[0].api('sendMessage', { body: first }))
  const conversation = String(conversation_id)
  const acknowledged: number[] = []
  return {
    counts: () => ({ messages: acknowledged.length }),
    async writeOne() {
      const { api } = people[acknowledged.length % 2] as Person
      const number = nextNumber()
      const body = { body: numbered(number, question) }
      const idempotencyKey = randomUUID()
      await send(() => api('writeMessage', { params: { id: conversation }, body, idempotencyKey }), countRetry)
      acknowledged.push(number)
      owed.add(number)
    },
    findBroken: () => findBroken(dataFolder, conversation, acknowledged),
  }
}

const text = `
  select substring(body from 'Answer number (\\d+)')::int as number, count(*)::int, bool_or(hidden_from_partner) as is_hidden
  from messages where conversation_id = $1 and sender_id is not null group by 1`

async function findBroken(dataFolder: string, conversation: string, acknowledged: number[]): Promise<string[]> {
  const rows = await query<{ number: number; count: number; is_hidden: boolean }>(dataFolder, text, [conversation])
  const found = new Set(rows.map(({ number }) => number))
  return [
    ...acknowledged
      .filter((number) => !found.has(number))
      .map((number) => `message ${number} was acknowledged and is not there`),
    ...rows.filter(({ count }) => count !== 1).map(({ number, count }) => `message ${number} is there ${count} times`),
    ...rows.filter(({ is_hidden }) => is_hidden).map(({ number }) => `message ${number} is hidden`),
  ]
}
