import type { DNSResolver } from 'mailauth'
import type { Person } from '#accounts'
import { acceptMail } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { keyRecord, signed, testingResolver } from '../../platform/mail/incoming/proof/testing-signed.ts'
import { signedIn, someListing, someone, type testProgram } from '../../testing.ts'
import { judgeMail } from './judge-mail.ts'

type Program = Awaited<ReturnType<typeof testProgram>>

/** The settings by which mail comes in at the tests' own domain. */
export const mailInSettings = {
  MAIL_IN_DOMAIN: 'reply.reable.example',
  MAIL_IN_WEBHOOK_SECRET: 'q8Zr2LkV0sYp4WnXc7TfBd9HjMg3Ua5E',
}

/** A buyer and an owner, of whom the first has written; `reply` is where the owner's mail program answers to. */
export type Pair = { owner: Person; buyer: Person; listingId: number; conversationId: number; reply: string }

let greetings = 0

export async function writtenTo(program: Program): Promise<Pair> {
  const { ctx } = program
  const [owner, buyer] = [await someone(ctx), await someone(ctx)]
  const listingId = await someListing(ctx, owner)
  const message = { post_id: listingId, body: `Is it still there? ${++greetings}`, termsOfUse: true }
  const { status } = await call(program, 'POST', '/messages', await signedIn(ctx, buyer), message)
  if (status !== 200) throw new Error(`a message was answered ${status}`)
  const conversation = await ctx.db
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  return { owner, buyer, listingId, conversationId: conversation.id, reply: await replyAddress(program, owner) }
}

/** Where an answer goes to the newest mail to a person. */
export async function replyAddress(program: Program, person: Person): Promise<string> {
  const mail = (await mailsTo(program, person)).at(-1)
  return (mail?.headers as Record<string, string> | undefined)?.['Reply-To'] ?? ''
}

export const mailsTo = ({ ctx }: Program, { email }: Pick<Person, 'email'>) =>
  ctx.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()

/** What somebody of a conversation wrote, in its order. */
export async function wordsOf(
  { ctx }: Program,
  { conversationId }: Pick<Pair, 'conversationId'>,
  by: Person,
): Promise<string[]> {
  const messages = ctx.db.selectFrom('messages').select('body').where('conversation_id', '=', conversationId)
  return (await messages.where('sender_id', '=', by.id).orderBy('id').execute()).map(({ body }) => body)
}

let sent = 0

type Mail = { from: string; to: string; text: string; headers?: string[] }

/** A mail as a plain mail program sends it. */
export const rawMail = ({ from, to, text, headers = [] }: Mail): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${++sent}@mail.example>`,
    'Subject: Re: Ben wrote to you',
    ...headers,
    '',
    text,
    '',
  ].join('\r\n')

/** A mail that its author's domain has signed. */
export const provedMail = (mail: Mail): Promise<Buffer> => signed(rawMail(mail), 'example.org')

/** The name servers of the tests, where the people's domain has a key. */
export const resolver: DNSResolver = testingResolver(keyRecord('example.org'))

/** Decides about every mail that waits, as the jobs do. */
export async function judgeAll({ ctx }: Program, dns: DNSResolver = resolver): Promise<void> {
  const rows = ctx.db.selectFrom('incoming_mails').select('id').where('outcome', '=', 'waiting')
  for (const { id } of await rows.orderBy('id').execute()) await judgeMail(ctx, { incomingId: id }, dns)
}

/** Takes a mail in as though it was posted to us, and decides about it. Returns what became of it. */
export async function takeIn(
  program: Program,
  raw: Buffer | string,
  to: string,
  from = 'x@example.org',
): Promise<string> {
  await acceptMail(program.ctx, Buffer.from(raw as string), { way: 'webhook', to: [to], from, ip: '192.0.2.1' })
  await judgeAll(program)
  const rows = program.ctx.db.selectFrom('incoming_mails').select('outcome')
  return (await rows.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).outcome
}

/** The owner's answer, as their mail program sends it and their domain signs it. */
export const answerOf = ({ owner, reply }: Pair, text: string, headers: string[] = []) =>
  provedMail({ from: `Rosa Fuentes <${owner.email}>`, to: reply, text, headers })
