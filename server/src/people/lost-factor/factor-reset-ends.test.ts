import { factorResetSentences } from '@reable/contract/people/factor-reset-rules'
import { beforeEach, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { memberWithTotp } from '../../accounts/second-factor/testing.ts'
import { isSignedIn, mailsTo, signIn } from '../../accounts/testing.ts'
import { call, type Program } from '../../listings/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { someVolunteer } from '../../volunteers/testing.ts'
import { someTeam } from '../testing.ts'
import { takeLostFactor } from './take-lost-factor.ts'

const begun = new Date('2026-11-20T20:00:00Z')

const program = await programOfFile()
setTime(0)
const team = await someTeam(program)
beforeEach(() => setTime(0))

/** Sets the clock to so many milliseconds after the beginning. */
function setTime(milliseconds: number): void {
  const moment = new Date(begun.getTime() + milliseconds)
  program.ctx.clock = { now: () => moment }
}

const page = async (id: number) => (await get(program, `/console/accounts/${id}`, team.second)).body.data
const begin = (id: number) =>
  call(program, 'POST', `/console/accounts/${id}/factor-reset`, team.steward, { reason: 'I called them.' })
const end = (id: number, how: 'agreement' | 'refusal', by: object) =>
  call(program, 'POST', `/console/factor-resets/${id}/${how}`, by)

/** Somebody who lost their second step, with what was begun for them. */
async function someLost() {
  const { user } = await memberWithTotp(program)
  expect((await begin(user.user_id)).status).toBe(200)
  return { email: user.email, id: user.user_id, resetId: (await page(user.user_id)).factor_reset.id as number }
}

const lastActOn = async (id: number) =>
  (await get(program, `/console/log?q=person ${id}`, team.steward)).body.data.find(({ act }: { act: string }) =>
    act.endsWith('factor_reset'),
  )

test('who refuses it is in the log, by numbers alone', async () => {
  const { id, resetId } = await someLost()
  expect((await end(resetId, 'refusal', team.helper)).status).toBe(200)
  expect(await lastActOn(id)).toMatchObject({
    ...{ act: 'refuse_factor_reset', by: team.helper['x-user-email'], before: { reset: resetId }, after: null },
  })
})

test('the server’s command ends what waits for a second steward of this person alone, and mails them, bounces or not', async () => {
  const [lost, other] = [await someLost(), await someLost()]
  await takeLostFactor(program.ctx, { email: lost.email })
  expect(await lastActOn(lost.id)).toMatchObject({ by: null, role: 'command', after: { reset: lost.resetId } })
  const late = await end(lost.resetId, 'refusal', team.helper)
  expect([late.status, late.body.error]).toEqual([409, factorResetSentences.over])
  expect((await page(other.id)).factor_reset).toMatchObject({ id: other.resetId })
  expect((await mailsTo(program.ctx, lost.email))[0]).toMatchObject({
    ...{ subject: 'Your second step was taken away', despite_bounces: true },
  })
})

test('the server’s command takes it without anything begun before: all sessions end, and the password alone logs in', async () => {
  const [{ user, headers }, bystander] = [await memberWithTotp(program), await memberWithTotp(program)]
  const { waited } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: user.user_id }),
    act: () => takeLostFactor(program.ctx, { email: user.email.toUpperCase() }),
  })
  expect(waited).toBe(true)
  expect([await isSignedIn(program, headers), await isSignedIn(program, bystander.headers)]).toEqual([false, true])
  expect((await signIn(program, user.email)).user.factor_asked).toBeUndefined()
  expect((await signIn(program, bystander.user.email)).user.factor_asked).toEqual(['totp', 'recovery_code'])
  expect(await lastActOn(user.user_id)).toMatchObject({ by: null, role: 'command', after: { reset: null } })
})

test('of two stewards who agree, and of two who refuse or begin, at one moment one does', async () => {
  const { user } = await memberWithTotp(program)
  const id = user.user_id
  const atOnce = async (act: () => Promise<{ status: number }>[]) => {
    const lock = (ctx: Program['ctx']) => lockPerson(ctx, { personId: id })
    const { waited, result } = await whileLocked(program, { lock, act: () => Promise.all(act()), sessions: 2 })
    return [waited, ...result.map(({ status }) => status).sort()]
  }
  const resetOf = async () => (await page(id)).factor_reset.id
  expect(await atOnce(() => [begin(id), begin(id)])).toEqual([true, 200, 409])
  const first = await resetOf()
  expect(await atOnce(() => [end(first, 'refusal', team.helper), end(first, 'refusal', team.second)])).toEqual([
    ...[true, 200, 409],
  ])
  await begin(id)
  const second = await resetOf()
  const third = (await someVolunteer(program.ctx, 'steward')).headers
  expect(await atOnce(() => [end(second, 'agreement', team.second), end(second, 'agreement', third)])).toEqual([
    ...[true, 200, 409],
  ])
})
