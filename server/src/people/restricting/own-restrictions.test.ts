import { acts } from '@reable/contract/volunteers/rules'
import { expect, test } from 'vitest'
import { type Person, setRole } from '#accounts'
import { decideOnAnswer } from '#moderation'
import { signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { answer, restrict, someTeam } from '../testing.ts'
import { agreeToBan } from './agree-to-ban.ts'
import { keepRestriction } from './keep-restriction.ts'
import { liftRestriction } from './lift-restriction.ts'

const program = await programOfFile()
const team = await someTeam(program)

/** Somebody who was restricted and answered, and has been made a steward since. */
async function restrictedSteward(kind: 'mute' | 'ban', days: number) {
  const { ctx } = program
  const person = await someone(ctx)
  const { id } = (await restrict(program, team.steward, person.id, { kind, days })).body.data
  await answer(program, await signedIn(ctx, person), id)
  await setRole(ctx, { id: person.id, role: 'steward' })
  return { id, volunteer: { ...person, role: 'steward' } satisfies Person }
}

type Act = (input: { volunteer: Person; id: number }) => Promise<unknown>

test.each<[string, 'mute' | 'ban', number, Act]>([
  ['agrees to a ban', 'ban', 30, (input) => agreeToBan(program.ctx, input)],
  ['takes a ban back', 'ban', 7, (input) => liftRestriction(program.ctx, { ...input, sentence: '' })],
  ['takes a mute back', 'mute', 7, (input) => liftRestriction(program.ctx, { ...input, sentence: '' })],
  ['leaves a mute', 'mute', 7, (input) => keepRestriction(program.ctx, { ...input, sentence: '' })],
  [
    'decides about an answer',
    'mute',
    7,
    (input) => decideOnAnswer(program.ctx, { ...input, outcome: 'lift', words: '' }),
  ],
])('nobody %s that is their own, whichever role they were given since', async (_, kind, days, act) => {
  const asked = await restrictedSteward(kind, days)
  const rows = () => program.ctx.db.selectFrom('restrictions').selectAll().where('id', '=', asked.id).execute()
  const before = await rows()
  await expect(act(asked)).rejects.toMatchObject({ code: 'conflict', message: acts.agree_to_ban.own })
  expect(await rows()).toEqual(before)
})
