import { call, mailsTo, newEmail, type Program, password, runJobs } from '../testing.ts'

type Headers = Record<string, unknown>

export const requestChange = (program: Program, headers: Headers, email: string, current_password = password) =>
  call(program, 'POST', '/auth/email', { user: { email, current_password } }, headers)

export const pendingChange = async (program: Program, headers: Headers) =>
  (await call(program, 'GET', '/auth/email', undefined, headers)).body.data

export const makeChange = (program: Program, email_token: string, headers: Headers = {}, current_password = '') =>
  call(program, 'PUT', '/auth/email', { user: { email_token, current_password } }, headers)

export const undoChange = (program: Program, undo_token: string, headers: Headers = {}) =>
  call(program, 'PUT', '/auth/email/undo', { user: { undo_token } }, headers)

export const subjectsTo = async (program: Program, email: string) =>
  (await mailsTo(program.ctx, email)).map(({ subject }) => subject)

/** The token of the link in the latest mail that has one of this kind. */
export async function tokenTo(program: Program, email: string, kind: 'email_token' | 'undo_token'): Promise<string> {
  for (const { plain } of await mailsTo(program.ctx, email)) {
    const [, token] = new RegExp(`${kind}=([\\w-]+)`).exec(plain) ?? []
    if (token) return token
  }
  throw new Error(`no ${kind} was mailed to ${email}`)
}

/** Requests a new address, and returns it with the tokens of both mails. */
export async function requestedChange(program: Program, { email: old, headers }: { email: string; headers: Headers }) {
  const email = newEmail()
  await requestChange(program, headers, email)
  await runJobs(program)
  return {
    email,
    makeToken: await tokenTo(program, email, 'email_token'),
    undoToken: await tokenTo(program, old, 'undo_token'),
  }
}
