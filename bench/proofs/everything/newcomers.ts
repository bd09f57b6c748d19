import { randomUUID } from 'node:crypto'
import type { Reply } from '@reable/contract/client'
import { solveCaptcha } from '../../../e2e/accounts/solve-captcha.ts'
import { queryDatabase } from '../../program/database.ts'
import { clientOf } from '../../selling/seller.ts'
import { doUntil, refused, repeatUntilAnswered, retryUntilAnswered } from '../kill/retry-until-answered.ts'
import type { Common, Writer } from './writer.ts'

/** A person as the server acknowledged them, and what they did afterwards. */
type Newcomer = { email: string; waits?: true; reported?: number }

const password = 'Quiet-Harbour-2026!'
const prefix = 'newcomer-under-fire-'
export const volunteersEmail = 'volunteers@fire.example'
/** Threshold ramps, of which nobody lists any meanwhile. */
const waitedFor = { category_id: 7, equipment_type_id: 40 }
const bodyOfReport = { reasons: ['miscategorized'], notify_me: false }

type Context = Common & { newcomers: Newcomer[]; listings: number[] }

/** People who sign up, wait for a kind of thing and report a listing, one after the other. */
export function createNewcomers(common: Common, listings: number[]): Writer {
  const context: Context = { ...common, newcomers: [], listings }
  const { newcomers } = context
  return {
    counts: () => ({
      'accounts acknowledged': newcomers.length,
      'notifications acknowledged': newcomers.filter(({ waits }) => waits).length,
      'reports acknowledged': newcomers.filter(({ reported }) => reported).length,
    }),
    writeUntil: (isOver) => doUntil(isOver, () => welcomeOne(context), common.broken),
    findBroken: (dataFolder) => findBroken(dataFolder, context),
  }
}

async function welcomeOne(context: Context): Promise<void> {
  const { addressOf, countRetry, newcomers, listings } = context
  const email = `${prefix}${randomUUID()}@fire.example`
  const token = await signUp(context, email)
  const newcomer: Newcomer = { email }
  newcomers.push(newcomer)
  const api = clientOf(addressOf, { token, email })
  const wait = () => api('createNotification', { body: { notification: waitedFor } })
  await retryUntilAnswered('createNotification', wait, countRetry)
  newcomer.waits = true
  const id = listings[Math.floor(Math.random() * listings.length)] ?? 0
  const report = () => api('reportListing', { params: { id: String(id) }, body: bodyOfReport })
  const reply = await repeatUntilAnswered(report, countRetry)
  if (reply.ok) newcomer.reported = id
  // Enough reports have hidden it until the volunteer decides.
  else if (reply.status !== 409) throw refused('reportListing', reply)
}

/** Signs up, with another solved check where the first one was used by a request without an answer. Returns the token. */
async function signUp({ addressOf, countRetry }: Context, email: string): Promise<string> {
  const api = clientOf(addressOf)
  const tryOnce = async (): Promise<Reply<'signUp'>> => {
    const task = await retryUntilAnswered('getCaptcha', () => api('getCaptcha', {}), countRetry)
    const recaptcha = solveCaptcha(task as unknown as Parameters<typeof solveCaptcha>[0])
    const user = { email, password, password_confirmation: password, termsOfUse: true as const, recaptcha }
    return repeatUntilAnswered(() => api('signUp', { body: { user } }), countRetry)
  }
  let reply = await tryOnce()
  for (let tries = 1; tries < 5 && !reply.ok && reply.failure.errors?.recaptcha; tries++) reply = await tryOnce()
  if (!reply.ok) throw refused('signUp', reply)
  return reply.data.auth_token ?? ''
}

type Row = { email: string; notifications: string; reported: string[]; mails: string; sessions: string }

const text = `
  select p.email::text as email,
    (select count(*) from notifications n where n.person_id = p.id) as notifications,
    array(select listing_id from reports r where r.person_id = p.id) as reported,
    (select count(*) from mails m where m.recipient = p.email::text) as mails,
    (select count(*) from sessions s where s.person_id = p.id) as sessions
  from people p where starts_with(p.email::text, $1)`

async function findBroken(dataFolder: string, { newcomers }: Context): Promise<string[]> {
  const rows = await queryDatabase<Row>(dataFolder, text, [prefix])
  const found = new Map(rows.map((row) => [row.email, row]))
  const halves = rows.filter(({ mails, sessions }) => Number(mails) !== 1 || Number(sessions) < 1)
  const reports = rows.flatMap(({ reported }) => reported).length
  const [mailed] = await queryDatabase<{ count: string }>(
    dataFolder,
    "select count(*) from mails where recipient = $1 and subject = 'A listing was reported'",
    [volunteersEmail],
  )
  return [
    ...newcomers.flatMap((newcomer) => missingOf(newcomer, found.get(newcomer.email))),
    ...halves.map(({ email, mails, sessions }) => `${email} has ${mails} mails and ${sessions} sessions`),
    ...(Number(mailed?.count) === reports
      ? []
      : [`${mailed?.count} mails to volunteers are there about ${reports} reports`]),
  ]
}

function missingOf({ email, waits, reported }: Newcomer, row: Row | undefined): string[] {
  if (!row) return [`the account ${email} was acknowledged and is not there`]
  return [
    waits && row.notifications !== '1'
      ? [`a notification of ${email} was acknowledged; ${row.notifications} are there`]
      : [],
    reported && !row.reported.includes(String(reported))
      ? [`a report of ${email} was acknowledged and is not there`]
      : [],
  ].flat()
}
