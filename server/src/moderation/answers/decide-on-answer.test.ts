import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { caseChecks } from '#cases'
import { day, shiftedClock, systemClock } from '#platform/clock'
import { mailJobsWith } from '#platform/mail'
import { call, type Program } from '../../listings/testing.ts'
import { mailsTo, type Pair, somePair } from '../../messages/testing.ts'
import { keep, lift, own } from '../../people/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn, testProgram } from '../../testing.ts'
import { findNextCase } from '../cases/queue-queries.ts'
import {
  answeredPerson,
  caseOf,
  decide,
  decideAnswer,
  openCaseAbout,
  type Room,
  reportBuyer,
  restrictAnswered,
  someVolunteerCalled,
  undo,
} from '../cases/testing-cases.ts'

let program: Program
let ida: Room
let vera: Room
let mei: Room
let sam: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  ida = await someVolunteerCalled(program, 'Ida', 'steward')
  vera = await someVolunteerCalled(program, 'Vera', 'steward')
  mei = await someVolunteerCalled(program, 'Mei')
  sam = await someVolunteerCalled(program, 'Sam', 'helper')
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const shown = async (caseId: number, room = vera) => (await caseOf(program, room, caseId)).body.data

const subjectsTo = async (side: Pair['buyer']) => (await mailsTo(program, side)).map(({ subject }) => subject)

const latestDecided = async () => (await get(program, '/console/cases/decided', vera.headers)).body.data[0]

async function sendMails({ person: { email } }: Pair['buyer']): Promise<void> {
  const mails = program.ctx.db.selectFrom('mails').select('id').where('recipient', '=', email)
  for (const { id: mailId } of await mails.where('outcome', '=', 'waiting').execute())
    await mailJobsWith(caseChecks)['send-mail']?.(program.ctx, { mailId })
}

describe('an answer is decided on the page of its case', () => {
  test('which shows the restriction, by whom, until when and why, and what was answered', async () => {
    const { caseId, restriction } = await answeredPerson(program, ida)
    const { answered } = await shown(caseId, mei)
    expect(answered).toMatchObject({
      ...{ id: restriction, kind: 'mute', decided_by: 'Ida', reason: 'Another reason' },
      ...{ sentence: 'Please be kind to each other.', answer: 'That was not me: mute.' },
      ...{ until: expect.stringMatching(/^\w+, \d+ \w+$/), others: [], in_force: true },
    })
  })

  test('taken back, they write again at once and read the words; the case stands under Decided and in the log', async () => {
    const { caseId, buyer, personId, restriction } = await answeredPerson(program, ida)
    const { status, body } = await decideAnswer(program, mei, caseId, 'lift', 'Our mistake, sorry.')
    expect([status, body.data.next === caseId]).toEqual([200, false])
    expect(await own(program, buyer.headers)).toEqual([])
    const mail = (await mailsTo(program, buyer)).at(-1)
    expect([mail?.subject, mail?.plain]).toEqual([
      'You can write messages again',
      expect.stringContaining('Our mistake, sorry.'),
    ])
    expect(await latestDecided()).toMatchObject({
      case: { id: caseId },
      decision: { decision: 'lift_mute', words: 'Our mistake, sorry.', decided_by: 'Mei', act: 'lift_restriction' },
    })
    expect(await shown(caseId)).toMatchObject({ closed_at_utc: expect.any(String), answered: null })
    const log = (await get(program, `/console/log?q=person%20${personId}`, ida.headers)).body.data
    expect(log[0]).toMatchObject({ act: 'lift_restriction', by: mei.person.email })
    expect(JSON.stringify(log[0])).toContain(String(restriction))
  })

  test('left, it stays, and they are mailed; undone, the answer waits again as before, and a mail that was not sent is not', async () => {
    const { caseId, buyer } = await answeredPerson(program, ida)
    const before = [await own(program, buyer.headers), (await shown(caseId)).answered]
    const first = await decideAnswer(program, vera, caseId, 'leave')
    expect(await own(program, buyer.headers)).toMatchObject([{ kind: 'mute', looked_at: true }])
    expect((await subjectsTo(buyer)).at(-1)).toBe('We read your answer')
    expect((await undo(program, mei, first.body.data.decision)).status).toBe(200)
    expect([await own(program, buyer.headers), (await shown(caseId)).answered]).toEqual(before)
    expect(await subjectsTo(buyer)).not.toContain('We read your answer')
    expect(await shown(caseId)).toMatchObject({
      closed_at_utc: null,
      reasons: [expect.stringMatching(/^They answered/)],
    })
    const second = await decideAnswer(program, vera, caseId, 'leave')
    await sendMails(buyer)
    await undo(program, vera, second.body.data.decision)
    const mail = (await mailsTo(program, buyer)).at(-1)
    expect([mail?.subject, mail?.plain]).toEqual([
      'We took a decision back',
      expect.stringMatching(/You cannot write messages until .+\. A volunteer reads your answer again\./s),
    ])
  })

  test('a ban that was taken back stands again when that is undone, its listings hidden, until the same day', async () => {
    const { owner, listing } = await somePair(program)
    await restrictAnswered(program, ida, owner, { kind: 'ban', days: 30 })
    const caseId = (await openCaseAbout(program, { person_id: owner.person.id })) ?? 0
    const { ends_at_utc } = (await shown(caseId)).answered
    const { body } = await decideAnswer(program, vera, caseId, 'lift')
    expect((await get(program, `/posts/${listing}`)).status).toBe(200)
    expect((await undo(program, mei, body.data.decision)).body.error).toMatch(/^Only stewards can take back a ban/)
    expect((await undo(program, vera, body.data.decision)).status).toBe(200)
    expect((await get(program, `/posts/${listing}`)).status).not.toBe(200)
    expect((await shown(caseId)).answered).toMatchObject({ kind: 'ban', ends_at_utc, in_force: true })
  })

  test('one at a time, reports after them: the case stays open with what waits, and each step is undone by itself', async () => {
    const pair = await answeredPerson(program, ida)
    const { caseId, buyer } = pair
    await restrictAnswered(program, ida, buyer, { kind: 'stop', days: 3 })
    await reportBuyer(program, pair)
    const { reasons } = await shown(caseId)
    const steps = [
      await decideAnswer(program, vera, caseId, 'leave'),
      await decideAnswer(program, vera, caseId, 'lift'),
    ]
    expect(steps.map(({ body }) => body.data.next)).toEqual([caseId, caseId])
    expect(await shown(caseId)).toMatchObject({ answered: null, reasons: ['Somebody reported this person'] })
    const last = await decide(program, vera, caseId, 'nothing')
    expect((await shown(caseId)).closed_at_utc).not.toBeNull()
    for (const { body } of [last, ...steps.reverse()])
      expect((await undo(program, mei, body.data.decision)).status).toBe(200)
    expect(await shown(caseId)).toMatchObject({ closed_at_utc: null, reasons, answered: { kind: 'mute' } })
  })
})

describe('who may decide about an answer', () => {
  test('is not who decided, in the case or its undoing; a helper and a moderator read who can', async () => {
    const banned = await answeredPerson(program, ida, { kind: 'ban', days: 7 })
    const refused = []
    for (const room of [ida, mei, sam]) {
      const { status, body } = await decideAnswer(program, room, banned.caseId, 'leave')
      refused.push([status, body.error])
    }
    expect(refused).toEqual([
      [409, expect.stringMatching(/^You decided about this before/)],
      [403, expect.stringMatching(/^Only stewards can take back a ban/)],
      [403, expect.stringMatching(/^Only moderators and stewards can/)],
    ])
    const others = program.ctx.db.updateTable('cases').set({ closed_at: systemClock.now() })
    await others.where('id', '<>', banned.caseId).execute()
    const next = [mei, vera].map(({ person }) => findNextCase(program.ctx, { volunteerId: person.id }))
    expect(await Promise.all(next)).toEqual([null, banned.caseId])
    expect((await shown(banned.caseId, ida)).barred).toMatch(/^You decided about this before/)
    const made = await decideAnswer(program, vera, banned.caseId, 'leave')
    expect((await undo(program, ida, made.body.data.decision)).status).toBe(409)
  })

  test('is whoever has the role when they press', async () => {
    const { caseId, restriction } = await answeredPerson(program, ida)
    const lost = await someVolunteerCalled(program, 'Lou')
    await program.ctx.db.updateTable('people').set({ role: null }).where('id', '=', lost.person.id).execute()
    const { status } = await call(program, 'POST', `/console/cases/${caseId}/decision`, lost.headers, {
      ...{ decision: 'lift_mute', restriction },
    })
    expect(status).toBe(404)
    expect(await shown(caseId)).toMatchObject({ closed_at_utc: null, decisions: [] })
  })
})

describe('what changed meanwhile', () => {
  test('of two who decide at once one does, and the other is told who', async () => {
    const { caseId, restriction } = await answeredPerson(program, ida)
    const press = (room: Room, outcome: string) =>
      call(program, 'POST', `/console/cases/${caseId}/decision`, room.headers, {
        ...{ decision: `${outcome}_mute`, restriction },
      })
    const made = await Promise.all([press(vera, 'lift'), press(mei, 'leave')])
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(made.find(({ status }) => status === 409)?.body.error).toMatch(/^(Vera|Mei) decided this case a moment ago/)
    expect((await shown(caseId)).decisions).toHaveLength(1)
  })

  test('a restriction that ended is not decided about, and its case is closed as one where nothing is to be done', async () => {
    const { caseId, restriction } = await answeredPerson(program, ida, { kind: 'mute', days: 1 })
    program.ctx.clock = shiftedClock(systemClock, day)
    const late = { ...vera, headers: await signedIn(program.ctx, vera.person) }
    const { status, body } = await call(program, 'POST', `/console/cases/${caseId}/decision`, late.headers, {
      ...{ decision: 'lift_mute', restriction },
    })
    expect([status, body.error]).toEqual([409, 'This has ended, or somebody has taken it back.'])
    expect(await shown(caseId, late)).toMatchObject({ answered: null, closed_at_utc: null })
  })

  test('the account of who answered is closed: there is no case any more', async () => {
    const { caseId, restriction, buyer } = await answeredPerson(program, ida)
    await close(program, buyer.headers, { email: buyer.person.email })
    const { status } = await call(program, 'POST', `/console/cases/${caseId}/decision`, vera.headers, {
      ...{ decision: 'leave_mute', restriction },
    })
    expect(status).toBe(404)
  })

  test('decideCase invalid: a decision about an answer names its restriction, of this person and this kind', async () => {
    const [one, other] = [await answeredPerson(program, ida), await answeredPerson(program, ida)]
    const press = async (body: object) =>
      (await call(program, 'POST', `/console/cases/${one.caseId}/decision`, vera.headers, body)).status
    expect(await press({ decision: 'lift_mute' })).toBe(422)
    expect(await press({ decision: 'nothing', restriction: one.restriction })).toBe(422)
    expect(await press({ decision: 'lift_ban', restriction: one.restriction })).toBe(409)
    expect(await press({ decision: 'lift_mute', restriction: other.restriction })).toBe(409)
    expect(await press({ decision: 'leave_mute', restriction: one.restriction, words: 'x'.repeat(501) })).toBe(422)
    expect((await shown(one.caseId)).decisions).toEqual([])
  })

  test('who was given a role since is not muted again by an undo', async () => {
    const { caseId, personId } = await answeredPerson(program, ida)
    const { body } = await decideAnswer(program, vera, caseId, 'lift')
    await program.ctx.db.updateTable('people').set({ role: 'helper' }).where('id', '=', personId).execute()
    const refused = await undo(program, vera, body.data.decision)
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/^They help to run the place/)])
  })
})

describe('on the page of somebody', () => {
  test.each([
    ['leaving it', 'leave_mute', 'Vera', () => vera, keep],
    ['taking it back', 'lift_mute', 'Vera', () => vera, lift],
    ['taking back what one decided oneself', 'lift_mute', 'Ida', () => ida, lift],
  ] as const)('%s closes the case and stands under Decided, too', async (_, decision, name, room, act) => {
    const { caseId, personId, restriction } = await answeredPerson(program, ida)
    expect((await act(program, room().headers, restriction)).status).toBe(200)
    expect(await latestDecided()).toMatchObject({ case: { id: caseId }, decision: { decision, decided_by: name } })
    expect(await openCaseAbout(program, { person_id: personId })).toBeUndefined()
  })
})
