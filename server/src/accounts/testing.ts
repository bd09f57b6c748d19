import type { User } from '@reable/contract/accounts/operations'
import { listingJobs } from '#listings'
import { type Clock, shiftedClock, systemClock } from '#platform/clock'
import type { Context } from '#platform/context'
import type { testProgram } from '../testing.ts'
import { solvedTask } from './captcha/testing.ts'
import { accountJobs } from './jobs.ts'
import { findOrCreatePerson } from './people/find-or-create-person.ts'

export type Program = Awaited<ReturnType<typeof testProgram>>

export const password = 'Sunny-Day-2026!'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'

/** Calls a path below the API base and parses the answer. */
export async function call(program: Program, method: Method, url: string, payload?: unknown, headers = {}) {
  const options = { method, url: `/v1${url}`, headers, ...(payload !== undefined && { payload: payload as object }) }
  const response = await program.app.inject(options)
  return { status: response.statusCode, headers: response.headers, body: response.body ? response.json() : undefined }
}

let newcomerCount = 0
export const newEmail = () => `newcomer-${++newcomerCount}@example.org`

/** A valid sign-up form, with a solved captcha. */
export const signUpForm = async (ctx: Context, overrides: object = {}) => ({
  email: newEmail(),
  password,
  password_confirmation: password,
  newsletter_subscribed: false,
  termsOfUse: true,
  recaptcha: await solvedTask(ctx),
  ...overrides,
})

export const headersOf = (user: User) => ({ 'x-user-token': user.auth_token, 'x-user-email': user.email })

/** Someone who has just signed up, and the headers that their device sends from then on. */
export async function newcomer(program: Program, overrides: object = {}) {
  const { body } = await call(program, 'POST', '/auth', { user: await signUpForm(program.ctx, overrides) })
  const user: User = body.data
  return { user, headers: headersOf(user) }
}

/** Someone with an account and this file's password, and the headers that one of their devices sends. */
export async function member(program: Program, { confirmed = true } = {}) {
  const { email } = await findOrCreatePerson(program.ctx, { email: newEmail(), password, confirmed })
  return signIn(program, email)
}

export async function signIn(program: Program, email: string, overrides: object = {}) {
  const { body } = await call(program, 'POST', '/auth/login', { user: { email, password, ...overrides } })
  const user: User = body.data
  return { user, headers: headersOf(user) }
}

/** Someone who signs in by a provider, such as Google, and has no password here. */
export async function socialMember(program: Program, { provider = 'google' } = {}) {
  const person = await findOrCreatePerson(program.ctx, { email: newEmail(), confirmed: true })
  await program.ctx.db.updateTable('people').set({ provider }).where('id', '=', person.id).execute()
  return { ...person, provider }
}

export const isSignedIn = async (program: Program, headers: object) =>
  (await call(program, 'GET', '/api/user', undefined, headers)).status === 200

/** Runs the waiting jobs of accounts and listings. Queued mails are not sent. */
export async function runJobs({ ctx, database }: Program): Promise<void> {
  const table = { ...accountJobs, ...listingJobs }
  const { rows } = await database.pool.query(
    `select j.id, t.identifier, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any($1) order by j.id`,
    [Object.keys(table)],
  )
  for (const { id, identifier, payload } of rows) {
    await table[identifier]?.(ctx, payload)
    await database.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id])
  }
}

/** The mails to an address, the latest first. */
export const mailsTo = (ctx: Context, email: string) =>
  ctx.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').execute()

/** The token of the link in the latest mail that has one. */
export async function mailedToken(ctx: Context, email: string): Promise<string> {
  for (const { plain } of await mailsTo(ctx, email)) {
    const [, token] = /_token=([\w-]+)/.exec(plain) ?? []
    if (token) return token
  }
  throw new Error(`no link was mailed to ${email}`)
}

/** Sets the clock so many milliseconds ahead. */
export function travel(ctx: Context, milliseconds: number, from: Clock = systemClock): void {
  ctx.clock = shiftedClock(from, milliseconds)
}
