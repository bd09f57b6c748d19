import { expect, test } from 'vitest'
import { sendConfirmation } from '../accounts/confirm/send-confirmation.ts'
import { makeChange, requestedChange, undoChange } from '../accounts/emails/testing-email-change.ts'
import { findPersonByEmail } from '../accounts/people/people-queries.ts'
import { call, mailedToken, mailsTo, member, runJobs } from '../accounts/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

const program = await programOfFile()

type Member = Awaited<ReturnType<typeof member>>

const chosen = 'Rainy-Day-2027!'
const setPassword = async (reset_password_token: string) => {
  const user = { password: chosen, password_confirmation: chosen, reset_password_token }
  return (await call(program, 'PUT', '/auth/password', { user })).status
}

async function resetLink({ user: { email } }: Member) {
  await call(program, 'POST', '/auth/password', { user: { email } })
  await runJobs(program)
  return {
    path: '/password/new?reset_password_token=',
    token: await mailedToken(program.ctx, email),
    open: setPassword,
  }
}

async function confirmationLink({ user: { user_id: personId, email } }: Member) {
  await sendConfirmation(program.ctx, { personId, email })
  const open = async (token: string) =>
    (await call(program, 'GET', `/auth/confirmation/?confirmation_token=${token}`)).status
  return { path: '/confirmation?confirmation_token=', token: await mailedToken(program.ctx, email), open }
}

async function changeLink({ user: { email }, headers }: Member) {
  const { makeToken: token } = await requestedChange(program, { email, headers })
  const open = async (token: string) => (await makeChange(program, token, headers)).status
  return { path: '/email/new?email_token=', token, open }
}

async function undoLink({ user: { email }, headers }: Member) {
  const { undoToken: token } = await requestedChange(program, { email, headers })
  return {
    path: '/email/undo?undo_token=',
    token,
    open: async (token: string) => (await undoChange(program, token)).status,
  }
}

const links = { resetLink, confirmationLink, changeLink, undoLink }

/** Somebody whose listing somebody else has written about, with how they answer and what the other then reads. */
async function conversing() {
  const { ctx } = program
  const own = await member(program)
  const owner = await findPersonByEmail(ctx, own.user.email)
  if (!owner) throw new Error('the member has an account')
  const [listingId, buyer] = [await someListing(ctx, owner), await someone(ctx)]
  const theirs = await signedIn(ctx, buyer)
  const asked = { post_id: listingId, body: 'Is it still there?', termsOfUse: true }
  const path = `/api/user/conversations/${(await call(program, 'POST', '/messages', asked, theirs)).body.data.conversation_id}`
  return {
    own,
    write: (body: string) => call(program, 'POST', `${path}/messages`, { body }, own.headers),
    readByOther: async () =>
      JSON.stringify([(await get(program, path, theirs)).body, await mailsTo(program.ctx, buyer.email)]),
  }
}

test.each(Object.entries(links))(
  'a link to one’s account that is pasted into a message reaches nobody, and opens nothing any more: %s',
  async (_, linkOf) => {
    const { own, write, readByOther } = await conversing()
    const { path, token, open } = await linkOf(own)
    const { status } = await write(`It is here.\n\nIs this for you? ${program.config.http.publicUrl}${path}${token}`)
    expect(status).toBe(200)
    const read = await readByOther()
    expect(read).toContain('It is here.')
    expect(read).not.toContain(token)
    expect(await open(token)).toBe(422)
  },
)

test.each(['once', 'twice'])(
  'a link that was pasted as a mail filter encodes it, %s, opens nothing any more either',
  async (times) => {
    const { own, write } = await conversing()
    const { path, token, open } = await resetLink(own)
    const encoded = encodeURIComponent(`${program.config.http.publicUrl}${path}${token}`)
    const target = times === 'once' ? encoded : encodeURIComponent(encoded)
    expect((await write(`It is here.\n\nLook: https://filter.example/?url=${target}`)).status).toBe(200)
    expect(await open(token)).toBe(422)
  },
)

test('whoever pasted three links for a new password is mailed one that works', async () => {
  const { own, write } = await conversing()
  const { email } = own.user
  for (let times = 0; times < 3; times++) {
    const { path, token } = await resetLink(own)
    await write(`Here: ${path}${token}`)
  }
  const { token } = await resetLink(own)
  const mailed = (await mailsTo(program.ctx, email)).filter(({ plain }) => plain.includes('reset_password_token'))
  expect([mailed.length, await setPassword(token)]).toEqual([4, 200])
})
