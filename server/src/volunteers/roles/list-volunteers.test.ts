import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { mailsTo } from '../../accounts/testing.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { volunteerJobs } from '../jobs.ts'
import { someVolunteer } from '../testing.ts'

const program = await programOfFile()
const steward = await someVolunteer(program.ctx, 'steward')

const post = (url: string, payload: object, headers: Record<string, string>) =>
  program.app.inject({ method: 'POST', url: `/v1${url}`, payload, headers })

const invite = (email: string, role: string) =>
  post('/console/volunteers/invitations', { email, role }, steward.headers)

const accept = async (person: Awaited<ReturnType<typeof someone>>) => {
  const plain = (await mailsTo(program.ctx, person.email))[0]?.plain ?? ''
  const [, invitation_token] = /invitation_token=([\w-]+)/.exec(plain) ?? []
  expect((await post('/api/user/role', { invitation_token }, await signedIn(program.ctx, person))).statusCode).toBe(200)
}

const listed = async (headers = steward.headers) => (await get(program, '/console/volunteers', headers)).body

describe('who is asked', () => {
  const log = async (id: number) => (await get(program, `/console/log?q=person ${id}`, steward.headers)).body.data

  test('an invitation and its acceptance each leave a line in the log', async () => {
    const person = await someone(program.ctx)
    await invite(person.email, 'helper')
    await accept(person)
    const [accepted, invited, ...more] = await log(person.id)
    expect(more).toEqual([])
    expect(accepted).toMatchObject({
      by: person.email,
      role: 'helper',
      before: { role: null },
      after: { role: 'helper' },
    })
    expect(invited).toMatchObject({ by: steward.person.email, before: null, after: { invited: 'helper' } })
  })

  test('is listed for stewards alone, whose invitation ends first at the top, each until it ends or is accepted', async () => {
    const [late, early, willing] = [await someone(program.ctx), await someone(program.ctx), await someone(program.ctx)]
    const { clock } = program.ctx
    const travel = (milliseconds: number) => {
      program.ctx.clock = { now: () => new Date(clock.now().getTime() + milliseconds) }
    }
    travel(5 * minute)
    await invite(late.email, 'moderator')
    travel(0)
    await invite(willing.email, 'helper')
    await invite(early.email, 'steward')
    await accept(willing)
    const asked = async () => (await listed()).invitations.map(({ email }: { email: string }) => email)
    expect(await asked()).toEqual([early.email, late.email])
    expect((await listed((await someVolunteer(program.ctx, 'moderator')).headers)).invitations).toEqual([])
    travel(7 * day)
    expect(await asked()).toEqual([late.email])
    await volunteerJobs['sweep-invitations']?.(program.ctx, {})
    travel(0)
    expect(await asked()).toEqual([late.email])
    program.ctx.clock = clock
  })
})
