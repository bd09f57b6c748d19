import { factorResetHours, factorResetSentences } from '@reable/contract/people/factor-reset-rules'
import { describe, expect, test } from 'vitest'
import { findPersonByEmail, setRole } from '#accounts'
import { hour, minute, shiftedClock, systemClock } from '#platform/clock'
import { codeOf, memberWithTotp } from '../../accounts/second-factor/testing.ts'
import { isSignedIn, mailsTo, signIn } from '../../accounts/testing.ts'
import { call } from '../../listings/testing.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { someVolunteer } from '../../volunteers/testing.ts'
import { someTeam } from '../testing.ts'

const program = await programOfFile()
const team = await someTeam(program)

type Headers = object

const begin = (id: number, by: Headers = team.steward, reason = 'I called the number that I have.') =>
  call(program, 'POST', `/console/accounts/${id}/factor-reset`, by, { reason })
const agree = (id: number, by: Headers = team.second) =>
  call(program, 'POST', `/console/factor-resets/${id}/agreement`, by)
const refuse = (id: number, by: Headers = team.helper) =>
  call(program, 'POST', `/console/factor-resets/${id}/refusal`, by)
const page = async (id: number, by: Headers = team.second) =>
  (await get(program, `/console/accounts/${id}`, by)).body.data
const subjectsTo = async (email: string) => (await mailsTo(program.ctx, email)).map(({ subject }) => subject)

/** Somebody with a second factor who lost it, and what was begun for them. */
async function someLost() {
  const { user, headers, secret } = await memberWithTotp(program)
  const { status } = await begin(user.user_id)
  if (status !== 200) throw new Error(`nothing was begun: ${status}`)
  const { factor_reset: reset } = await page(user.user_id)
  return { user, headers, secret, personId: user.user_id as number, reset: reset as { id: number } }
}

describe('somebody who lost their second step', () => {
  test('gets in by password alone once a second steward agrees: all sessions end, and they are mailed', async () => {
    const { user, headers, personId, reset } = await someLost()
    expect(reset).toMatchObject({ reason: 'I called the number that I have.', own: false })
    expect((await signIn(program, user.email)).user.factor_asked).toEqual(['totp', 'recovery_code'])
    expect((await agree(reset.id)).status).toBe(200)
    expect(await isSignedIn(program, headers)).toBe(false)
    const device = await signIn(program, user.email)
    expect(device.user.factor_asked).toBeUndefined()
    expect(await isSignedIn(program, device.headers)).toBe(true)
    const factor = (await get(program, '/auth/factor', device.headers)).body.data
    expect(factor).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 })
    expect((await subjectsTo(user.email)).slice(0, 2)).toEqual([
      ...['Your second step was taken away', 'We were asked to take away your second step'],
    ])
    expect(await page(personId)).toMatchObject({ second_factor: false, factor_reset: null })
  })

  test('and who helps to run the place sets up a new one before anything else', async () => {
    const { user, personId, reset } = await someLost()
    await setRole(program.ctx, { id: personId, role: 'moderator' })
    await agree(reset.id)
    const { headers } = await signIn(program, user.email)
    const { status, body } = await get(program, '/console/cases', headers)
    expect([status, body.code]).toEqual([403, 'second_factor_required'])
  })

  test('is written of in the log by numbers alone, and gets it with their data', async () => {
    const { user, headers, personId, reset } = await someLost()
    const { about_me: about } = (await get(program, '/api/user/data', headers)).body.data.factor_resets
    expect(about).toMatchObject([{ reason: 'I called the number that I have.', outcome: null }])
    await agree(reset.id)
    const log = await program.ctx.db
      .selectFrom('volunteer_log')
      .select(['act', 'before', 'after'])
      .where('subject', '=', 'person')
      .where('subject_id', '=', String(personId))
      .where('act', 'like', '%factor_reset')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { act: 'begin_factor_reset', before: null, after: { reset: reset.id } },
      { act: 'agree_to_factor_reset', before: null, after: { reset: reset.id } },
    ])
    expect(JSON.stringify(log)).not.toContain(user.email)
  })
})

test('is agreed to neither by who began it, nor twice, nor after 72 hours, nor by themselves', async () => {
  const { reset, personId, user, headers } = await someLost()
  const own = await agree(reset.id, team.steward)
  expect([own.status, own.body.error]).toEqual([409, factorResetSentences.own])
  await setRole(program.ctx, { id: personId, role: 'steward' })
  const oneself = await agree(reset.id, headers)
  expect([oneself.status, oneself.body.error]).toEqual([409, 'This is about you. Another volunteer decides about it.'])
  program.ctx.clock = shiftedClock(systemClock, factorResetHours * hour)
  const { headers: late } = await someVolunteer(program.ctx, 'steward')
  const over = await agree(reset.id, late)
  expect([over.status, over.body.error]).toEqual([409, factorResetSentences.over])
  expect(await subjectsTo(user.email)).not.toContain('Your second step was taken away')
})

test('whoever used their second step since has not lost it', async () => {
  const { user, secret, reset, headers } = await someLost()
  const device = await signIn(program, user.email)
  program.ctx.clock = shiftedClock(systemClock, minute)
  const proof = { code: codeOf(program, secret) }
  expect((await call(program, 'POST', '/auth/factor/proof', device.headers, proof)).status).toBe(200)
  const { status, body } = await agree(reset.id)
  expect([status, body.error]).toEqual([409, factorResetSentences.proved])
  expect(await isSignedIn(program, headers)).toBe(true)
})

test('one waits at a time, there is one to lose, and nobody begins their own; the other stewards are mailed', async () => {
  const other = await someVolunteer(program.ctx, 'steward')
  const { personId, reset } = await someLost()
  expect(await subjectsTo(other.person.email)).toContain('A lost second step needs a second steward')
  const again = await begin(personId, team.second)
  expect([again.status, again.body.error]).toEqual([409, factorResetSentences.pending])
  const both = await Promise.all([refuse(reset.id), refuse(reset.id, team.steward)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const once = await Promise.all([begin(personId), begin(personId, team.second)])
  expect(once.map(({ status }) => status).sort()).toEqual([200, 409])
  const own = await begin(other.person.id, other.headers)
  expect([own.status, own.body.error]).toEqual([409, 'This is about you. Another volunteer decides about it.'])
  const none = await begin(other.person.id)
  expect([none.status, none.body.error]).toEqual([409, factorResetSentences.noFactor])
})

test('any volunteer refuses, and then nobody can agree; it can be begun again', async () => {
  const { reset, personId, headers } = await someLost()
  expect((await refuse(reset.id)).status).toBe(200)
  for (const { status, body } of [await refuse(reset.id), await agree(reset.id)])
    expect([status, body.error]).toEqual([409, factorResetSentences.over])
  expect(await isSignedIn(program, headers)).toBe(true)
  expect((await begin(personId)).status).toBe(200)
  program.ctx.clock = shiftedClock(systemClock, factorResetHours * hour)
  const { headers: later } = await someVolunteer(program.ctx, 'steward')
  expect(await page(personId, later)).toMatchObject({ second_factor: true, factor_reset: null })
  expect((await begin(personId, later)).status).toBe(200)
})

test('what is begun for one person ends nothing of another, and of what was refused before stays that it was', async () => {
  const first = await someLost()
  await refuse(first.reset.id)
  await begin(first.personId)
  const { factor_reset: waits } = await page(first.personId)
  const second = await someLost()
  await refuse(second.reset.id)
  const outcomes = program.ctx.db.selectFrom('factor_resets').select('outcome').where('person_id', '=', first.personId)
  expect(await outcomes.orderBy('id').execute()).toEqual([{ outcome: 'refused' }, { outcome: null }])
  expect((await page(first.personId)).factor_reset).toEqual(waits)
  expect((await agree(waits.id)).status).toBe(200)
})

test('a steward alone reads whether somebody has a second step; the mails about losing it go to addresses that bounced, too', async () => {
  const { personId, user, reset } = await someLost()
  const shown = async (by: Headers) => {
    const { second_factor, enough_stewards } = await page(personId, by)
    return { second_factor, enough_stewards }
  }
  for (const by of [team.helper, team.moderator])
    expect(await shown(by)).toEqual({ second_factor: null, enough_stewards: null })
  const others = program.ctx.db.updateTable('people').set({ role: null }).where('role', '=', 'steward')
  const stewards = [team.steward, team.second].map((headers) => headers['x-user-email'] ?? '')
  await others.where('email', 'not in', stewards).execute()
  expect(await shown(team.steward)).toEqual({ second_factor: true, enough_stewards: true })
  await agree(reset.id)
  const mails = (await mailsTo(program.ctx, user.email)).filter(({ subject }) => subject.includes('second step'))
  expect(mails.map(({ subject, despite_bounces }) => [subject, despite_bounces])).toEqual(
    expect.arrayContaining([
      ['Your second step was taken away', true],
      ['We were asked to take away your second step', true],
    ]),
  )
  const { id = 0 } = (await findPersonByEmail(program.ctx, team.second['x-user-email'] ?? '')) ?? {}
  await setRole(program.ctx, { id, role: null })
  expect(await shown(team.steward)).toMatchObject({ enough_stewards: false })
  await setRole(program.ctx, { id, role: 'steward' })
})
