import { randomUUID } from 'node:crypto'
import { queryDatabase } from '../../program/database.ts'
import { createSeller, type Seller } from '../../selling/seller.ts'
import { doUntil, retryUntilAnswered } from '../kill/retry-until-answered.ts'
import { type Common, numbered, type Writer } from './writer.ts'

const [buyer, owner] = ['mei@village.example', 'harpreet@village.example']
const question = 'Is it still there, and does it fold?'

const listingOfOwner = `
  select l.id from listings l join people p on p.id = l.owner_id where p.email = $1 and l.is_public order by l.id limit 1`

/** Two people of the village who write to each other about a listing, by turns. */
export async function createCorrespondents(common: Common): Promise<Writer> {
  const { addressOf, dataFolder, owed, nextNumber, broken, countRetry } = common
  const people = await Promise.all([createSeller(addressOf, buyer), createSeller(addressOf, owner)])
  const acknowledged = new Set<number>()
  const conversation = await begin(common, people[0])
  let turn = 0
  const writeOne = async () => {
    const { api } = people[turn++ % people.length] as Seller
    const number = nextNumber()
    const message = { params: { id: conversation }, body: { body: numbered(number, question) } }
    const idempotencyKey = randomUUID()
    await retryUntilAnswered('writeMessage', () => api('writeMessage', { ...message, idempotencyKey }), countRetry)
    acknowledged.add(number)
    owed.add(number)
  }
  return {
    counts: () => ({ 'messages acknowledged': acknowledged.size }),
    writeUntil: (isOver) => doUntil(isOver, writeOne, broken),
    findBroken: () => findBroken(dataFolder, { conversation, acknowledged }),
  }
}

/** Asks about a listing of the owner; returns the conversation. */
async function begin({ dataFolder, nextNumber }: Common, { api }: Seller): Promise<string> {
  const [listing] = await queryDatabase<{ id: string }>(dataFolder, listingOfOwner, [owner])
  const body = { post_id: Number(listing?.id), body: numbered(nextNumber(), question), termsOfUse: true as const }
  const sent = await api('sendMessage', { body })
  if (!sent.ok) throw new Error(`A first message was answered ${sent.status}.`)
  return String(sent.data.conversation_id)
}

async function findBroken(
  dataFolder: string,
  { conversation, acknowledged }: { conversation: string; acknowledged: Set<number> },
): Promise<string[]> {
  const rows = await queryDatabase<{ number: string; count: string; unseen: string }>(
    dataFolder,
    `select substring(body from 'Answer number (\\d+)') as number, count(*), count(*) filter (where hidden_from_partner) as unseen
     from messages where conversation_id = $1 and sender_id is not null group by 1`,
    [conversation],
  )
  const found = new Set(rows.map(({ number }) => Number(number)))
  return [
    ...[...acknowledged]
      .filter((number) => !found.has(number))
      .map((number) => `message ${number} was acknowledged and is not there`),
    ...rows
      .filter(({ count }) => count !== '1')
      .map(({ number, count }) => `message ${number} is there ${count} times`),
    ...rows.filter(({ unseen }) => unseen !== '0').map(({ number }) => `message ${number} was held`),
  ]
}
