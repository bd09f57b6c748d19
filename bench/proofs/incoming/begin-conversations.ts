import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../../server/seeds/village/people.ts'
import { logIn } from '../../accounts/log-in.ts'
import { queryDatabase } from '../../program/database.ts'
import type { Program } from '../../program/start-program.ts'
import type { MailReceiver } from './mail-receiver.ts'

/** Who may answer by mail in a conversation, and where to. */
export type Answerer = { from: string; to: string }

type Begin = { dataFolder: string; program: Program; receiver: MailReceiver }

const timeout = 5 * 60_000

const publicListings = `
  select l.id, p.email from listings l join people p on p.id = l.owner_id
  where l.is_public and p.confirmed_at is not null order by l.id`

/** People of the village, but for those whose log-in takes a second step, write about each other's listings, so many times. Returns where the owners' mail programs answer to. */
export async function beginConversations({ dataFolder, program, receiver }: Begin, count: number): Promise<Answerer[]> {
  const listings = await queryDatabase<{ id: string; email: string }>(dataFolder, publicListings)
  const buyers = villagers.filter(({ confirmed, role }) => confirmed && !role)
  let begun = 0
  for (const { email } of buyers) {
    if (begun >= count) break
    const { token } = await logIn(program.address, email)
    const others = listings.filter((listing) => listing.email !== email).slice(0, count - begun)
    for (const { id } of others) await ask(program, Number(id), { 'x-user-token': token, 'x-user-email': email })
    begun += others.length
  }
  return answerersIn(receiver, begun)
}

async function ask({ address }: Program, listing: number, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${address}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ post_id: listing, body: 'Is it still there?', termsOfUse: true }),
  })
  if (!answer.ok) throw new Error(`A first message was answered ${answer.status}.`)
}

async function answerersIn({ taken }: MailReceiver, count: number): Promise<Answerer[]> {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const found = new Map(taken.flatMap(({ to, replyTo }) => (replyTo ? [[replyTo, to] as const] : [])))
    if (found.size >= count) return [...found].map(([to, from]) => ({ from, to }))
    await delay(200)
  }
  throw new Error('The first messages were not mailed.')
}
