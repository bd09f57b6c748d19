import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { mailJobsWith } from '#platform/mail'
import { call, type Program } from '../listings/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { messageChecks } from './jobs.ts'

type Side = { person: Person; headers: Record<string, string> }

/** An owner and a buyer who wrote to them about a listing. */
export type Pair = { owner: Side; buyer: Side; listing: number; id: number }

export async function side(ctx: Context, firstName?: string): Promise<Side> {
  const person = await someone(ctx)
  if (firstName) await ctx.db.updateTable('people').set({ first_name: firstName }).where('id', '=', person.id).execute()
  return { person, headers: await signedIn(ctx, person) }
}

/** Writes to the owner of a listing from its page. */
export const ask = (program: Program, from: Side, listing: number, body: string) =>
  call(program, 'POST', '/messages', from.headers, { post_id: listing, body, termsOfUse: true })

/** Begins a conversation. */
export async function somePair(program: Program, body = 'Is it still there?'): Promise<Pair> {
  const { ctx } = program
  const [owner, buyer] = [await side(ctx, 'Rosa'), await side(ctx, 'Ben')]
  const listing = await someListing(ctx, owner.person, { title: 'Folding walker' })
  const { status, body: answer } = await ask(program, buyer, listing, body)
  if (status !== 200) throw new Error(`nobody could write: ${status}`)
  return { owner, buyer, listing, id: answer.data.conversation_id }
}

const address = (id: number, rest = '') => `/api/user/conversations/${id}${rest}`

export const write = (program: Program, from: Side, id: number, body: string, more: object = {}) =>
  call(program, 'POST', address(id, '/messages'), from.headers, { body, ...more })

export const read = (program: Program, from: Side, id: number, query = '') =>
  get(program, address(id, query), from.headers)

export const list = (program: Program, from: Side, query = '') =>
  get(program, `/api/user/conversations${query}`, from.headers)

export const markRead = (program: Program, from: Side, id: number, message_id: number) =>
  call(program, 'POST', address(id, '/read'), from.headers, { message_id })

/** Mutes or blocks, or takes that back. */
export const set = (program: Program, from: Side, id: number, what: 'mute' | 'block', on = true) =>
  call(program, on ? 'PUT' : 'DELETE', address(id, `/${what}`), from.headers)

export const bodies = (answer: { body: { messages: { body: string }[] } }) =>
  answer.body.messages.map(({ body }) => body)

export async function unread(program: Program, from: Side): Promise<number> {
  return (await get(program, '/api/user/conversations/unread', from.headers)).body.data.conversations
}

/** The mails to somebody, the oldest first. */
export const mailsTo = ({ ctx }: Program, { person }: Side) =>
  ctx.db.selectFrom('mails').selectAll().where('recipient', '=', person.email).orderBy('id').execute()

/** Sends a mail that waits, as the worker does, and returns what became of it. */
export async function sendMail({ ctx }: Program, mailId: number): Promise<string> {
  await mailJobsWith(messageChecks)['send-mail']?.(ctx, { mailId })
  const sent = ctx.db.selectFrom('mails').select('outcome').where('id', '=', mailId)
  return (await sent.executeTakeFirstOrThrow()).outcome
}
