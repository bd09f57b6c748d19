import { randomUUID } from 'node:crypto'
import type { Reply, Session } from '@reable/contract/client'
import { solveCaptcha } from '../../e2e/accounts/solve-captcha.ts'
import { personAt } from '../client.ts'
import { query } from '../database.ts'
import { type Common, dataOf, send, sendUntilAnswered, type Writer } from './writer.ts'

/** A person whose account was acknowledged, and what they did afterwards. */
type Newcomer = { email: string; waits?: true; reported?: number }

export const password = 'Quiet-Harbour-2026!'
export const volunteersEmail = 'volunteers@fire.example'
const prefix = 'newcomer-under-fire-'
/** Threshold ramps, of which nobody lists any meanwhile. */
const notification = { category_id: 7, equipment_type_id: 40 }

type Context = Common & { newcomers: Newcomer[] }

/** People who sign up, wait for a kind of equipment and report a listing, one after the other. */
export async function createNewcomers(common: Common): Promise<Writer> {
  const rows = await query<{ id: string }>(
    common.dataFolder,
    'select id from listings where is_public order by id limit 60',
  )
  const listings = rows.map(({ id }) => Number(id))
  const context: Context = { ...common, newcomers: [] }
  const { newcomers } = context
  return {
    counts: () => ({
      accounts: newcomers.length,
      notifications: newcomers.filter(({ waits }) => waits).length,
      reports: newcomers.filter(({ reported }) => reported).length,
    }),
    writeOne: () => welcomeOne(context, listings[Math.floor(Math.random() * listings.length)] ?? 0),
    findBroken: () => findBroken(context),
  }
}

async function welcomeOne({ urlOf, countRetry, newcomers }: Context, listing: number): Promise<void> {
  const session = await signUp(urlOf, `${prefix}${randomUUID()}@fire.example`, countRetry)
  const newcomer: Newcomer = { email: session.email }
  newcomers.push(newcomer)
  const { api } = personAt(urlOf, session)
  await send(() => api('createNotification', { body: { notification } }), countRetry)
  newcomer.waits = true
  const report = { params: { id: String(listing) }, body: { reasons: ['miscategorized'], notify_me: false } }
  const reply = await sendUntilAnswered(() => api('reportListing', report), countRetry)
  if (reply.ok) newcomer.reported = listing
  // Enough reports have hidden it until the volunteer decides.
  else if (reply.status !== 409) dataOf(reply)
}

/** Signs up, with another solved check where the first one was used by a request without an answer. */
export async function signUp(urlOf: () => string, email: string, countRetry?: () => void): Promise<Session> {
  const { api } = personAt(urlOf)
  const tryOnce = async (): Promise<Reply<'signUp'>> => {
    const task = await send(() => api('getCaptcha', {}), countRetry)
    const recaptcha = solveCaptcha(task as unknown as Parameters<typeof solveCaptcha>[0])
    const user = { email, password, password_confirmation: password, termsOfUse: true as const, recaptcha }
    return sendUntilAnswered(() => api('signUp', { body: { user } }), countRetry)
  }
  let reply = await tryOnce()
  for (let tries = 1; tries < 5 && !reply.ok && reply.failure.errors?.recaptcha; tries++) reply = await tryOnce()
  return { email, token: dataOf(reply).auth_token ?? '' }
}

type Row = { email: string; notifications: number; reported: string[]; mails: number; sessions: number }

const text = `
  select p.email::text as email,
    (select count(*) from notifications n where n.person_id = p.id)::int as notifications,
    array(select listing_id from reports r where r.person_id = p.id) as reported,
    (select count(*) from mails m where m.recipient = p.email::text)::int as mails,
    (select count(*) from sessions s where s.person_id = p.id)::int as sessions
  from people p where starts_with(p.email::text, $1)`

async function findBroken({ dataFolder, newcomers }: Context): Promise<string[]> {
  const rows = await query<Row>(dataFolder, text, [prefix])
  const found = new Map(rows.map((row) => [row.email, row]))
  const reports = rows.flatMap(({ reported }) => reported).length
  const [mailed] = await query<{ count: number }>(
    dataFolder,
    "select count(*)::int from mails where recipient = $1 and subject = 'A listing was reported'",
    [volunteersEmail],
  )
  return [
    ...newcomers.flatMap((newcomer) => missingOf(newcomer, found.get(newcomer.email))),
    ...rows
      .filter(({ mails, sessions }) => mails !== 1 || sessions < 1)
      .map(({ email, mails, sessions }) => `${email} has ${mails} mails and ${sessions} sessions`),
    ...(mailed?.count === reports ? [] : [`there are ${mailed?.count} mails about ${reports} reports`]),
  ]
}

function missingOf({ email, waits, reported }: Newcomer, row: Row | undefined): string[] {
  if (!row) return [`the account ${email} was acknowledged and is not there`]
  const sentences: string[] = []
  if (waits && row.notifications !== 1) sentences.push(`${email} has ${row.notifications} notifications instead of one`)
  if (reported && !row.reported.includes(String(reported))) sentences.push(`the report of ${email} is not there`)
  return sentences
}
