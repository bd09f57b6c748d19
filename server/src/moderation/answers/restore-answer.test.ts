import { expect, test } from 'vitest'
import { day, shiftedClock, systemClock } from '#platform/clock'
import { mailsTo, somePair } from '../../messages/testing.ts'
import { lift, own, restrict } from '../../people/testing.ts'
import { get, signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import {
  answeredPerson,
  decideAnswer,
  openCaseAbout,
  restrictAnswered,
  someVolunteerCalled,
  undo,
} from '../cases/testing-cases.ts'

const program = await programOfFile()
const ida = await someVolunteerCalled(program, 'Ida', 'steward')
const vera = await someVolunteerCalled(program, 'Vera', 'steward')

/** An owner who was banned and answered. */
async function bannedOwner() {
  const { owner, listing } = await somePair(program)
  const restriction = await restrictAnswered(program, ida, owner, { kind: 'ban', days: 7 })
  return {
    ...{ owner, listing, restriction },
    caseId: (await openCaseAbout(program, { person_id: owner.person.id })) ?? 0,
  }
}

/** The mails that wait are sent. */
const sendAll = () =>
  program.ctx.db.updateTable('mails').set({ outcome: 'sent' }).where('outcome', '=', 'waiting').execute()

test('a ban that was taken back, and would be over by now, hides nothing when that is undone, and nobody is mailed', async () => {
  const { owner, listing, caseId } = await bannedOwner()
  const { body } = await decideAnswer(program, vera, caseId, 'lift')
  await sendAll()
  program.ctx.clock = shiftedClock(systemClock, 7 * day)
  const late = { ...vera, headers: await signedIn(program.ctx, vera.person) }
  expect((await undo(program, late, body.data.decision)).status).toBe(200)
  expect((await get(program, `/posts/${listing}`)).status).toBe(200)
  expect((await mailsTo(program, owner)).at(-1)?.subject).toBe('You can use your account again')
})

test('a restriction that was taken back after its answer was left stays so when that is undone, and nothing waits', async () => {
  const { caseId, personId, restriction, buyer } = await answeredPerson(program, ida)
  const { body } = await decideAnswer(program, vera, caseId, 'leave')
  await sendAll()
  expect((await lift(program, ida.headers, restriction)).status).toBe(200)
  const mails = (await mailsTo(program, buyer)).length
  expect((await undo(program, vera, body.data.decision)).status).toBe(200)
  expect(await own(program, buyer.headers)).toEqual([])
  expect(await openCaseAbout(program, { person_id: personId })).toBeUndefined()
  expect(await mailsTo(program, buyer)).toHaveLength(mails)
})

test('who was banned again meanwhile stays banned, and their listings hidden, when one of two bans is taken back', async () => {
  const { owner, listing, caseId } = await bannedOwner()
  const { body } = await decideAnswer(program, vera, caseId, 'lift')
  const asked = { kind: 'ban', days: 3 } as const
  const again = (await restrict(program, vera.headers, owner.person.id, asked)).body.data
  expect((await undo(program, vera, body.data.decision)).status).toBe(200)
  const isShown = async () => (await get(program, `/posts/${listing}`)).status === 200
  expect((await lift(program, vera.headers, again.id)).status).toBe(200)
  expect(await isShown()).toBe(false)
  await decideAnswer(program, vera, (await openCaseAbout(program, { person_id: owner.person.id })) ?? 0, 'lift')
  expect(await isShown()).toBe(true)
})
