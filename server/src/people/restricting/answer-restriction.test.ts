import { describe, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { call } from '../../listings/testing.ts'
import { mailsTo, type Pair, somePair } from '../../messages/testing.ts'
import { openCaseAbout } from '../../moderation/cases/testing-cases.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { answer, keep, lift, own, restrict, someTeam } from '../testing.ts'

const program = await programOfFile()
const team = await someTeam(program)

const ban = async ({ person }: Pair['owner']) =>
  (await restrict(program, team.steward, person.id, { kind: 'ban', days: 7 })).body.data

describe('an answer', () => {
  const waiting = async (headers = team.helper) =>
    (await get(program, '/console/restrictions', headers)).body.data.map(
      ({ restriction }: { restriction: object }) => restriction,
    )

  test('of two that are sent at the same moment one counts', async () => {
    const { owner } = await somePair(program)
    const { id } = await ban(owner)
    const { waited, result } = await whileLocked(program, {
      lock: (ctx) => lockPerson(ctx, { personId: owner.person.id }),
      act: () => Promise.all([1, 2].map(() => answer(program, owner.headers, id))),
      sessions: 2,
    })
    expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 409]])
  })

  test('is given once by who is banned, opens a case, and waits for the volunteers', async () => {
    const { owner, buyer } = await somePair(program)
    const { id } = await ban(owner)
    expect((await answer(program, owner.headers, id, ' ')).body.errors.answer).toEqual(['Please write your answer'])
    expect((await answer(program, buyer.headers, id)).status).toBe(404)
    expect((await answer(program, owner.headers, id)).status).toBe(200)
    const again = await answer(program, owner.headers, id)
    expect([again.status, again.body.error]).toEqual([
      409,
      'You answered already. Somebody who did not decide this reads it.',
    ])
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ id, answer: 'That was not me.', answer_waits: true }),
    )
    const cases = program.ctx.db.selectFrom('cases').select('reasons').where('person_id', '=', owner.person.id)
    expect(await cases.execute()).toEqual([{ reasons: ['answered'] }])
    expect(await own(program, owner.headers)).toMatchObject([{ answer: 'That was not me.', looked_at: false }])
  })

  test('is looked at by somebody else than who decided; the person is mailed that it stays', async () => {
    const { owner } = await somePair(program)
    const { id } = await ban(owner)
    const errors = [(await keep(program, team.second, id)).body.error]
    await answer(program, owner.headers, id)
    errors.push((await keep(program, team.steward, id)).body.error)
    expect(errors).toEqual([
      'They have not answered, or somebody has looked at it.',
      'You decided this. Somebody else looks at the answer.',
    ])
    expect((await keep(program, team.moderator, id)).status).toBe(403)
    expect((await keep(program, team.second, 999_999)).status).toBe(404)
    const long = await call(program, 'POST', `/console/restrictions/${id}/keep`, team.second, {
      sentence: 'x'.repeat(501),
    })
    expect(long.status).toBe(422)
    const stranger = { 'x-user-token': 'none', 'x-user-email': 'a@example.org' }
    expect((await keep(program, stranger, id)).body.code).toBe('signed_out')
    expect((await keep(program, team.second, id)).status).toBe(200)
    expect((await mailsTo(program, owner)).at(-1)?.subject).toBe('We read your answer')
    expect(await own(program, owner.headers)).toMatchObject([{ kind: 'ban', looked_at: true }])
    expect((await waiting()).some((each: { id: number }) => each.id === id)).toBe(false)
  })

  test('comes before anything is decided about its person; once all are looked at, the case is closed', async () => {
    const { owner } = await somePair(program)
    const [first, second] = [
      await ban(owner),
      (await restrict(program, team.steward, owner.person.id, { kind: 'mute', days: 7 })).body.data,
    ]
    for (const { id } of [first, second]) await answer(program, owner.headers, id)
    const caseId = (await openCaseAbout(program, { person_id: owner.person.id })) ?? 0
    const shown = async () => (await get(program, `/console/cases/${caseId}`, team.second)).body.data
    const decide = () =>
      call(program, 'POST', `/console/cases/${caseId}/decision`, team.second, { decision: 'nothing' })
    const refused = await decide()
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/^They answered/)])
    expect(await shown()).toMatchObject({ closed_at_utc: null, answered: { id: first.id }, decisions: [] })
    expect((await keep(program, team.second, first.id)).status).toBe(200)
    expect(await shown()).toMatchObject({
      closed_at_utc: null,
      answered: { id: second.id },
      decisions: [{ decision: 'leave_ban' }],
    })
    expect((await lift(program, team.second, second.id)).status).toBe(200)
    expect(await shown()).toMatchObject({
      ...{ closed_at_utc: expect.any(String), answered: null },
      decisions: [{ decision: 'lift_mute' }, { decision: 'leave_ban' }],
    })
  })
})
