import { describe, expect, test } from 'vitest'
import { caseChecks } from '#cases'
import { systemClock } from '#platform/clock'
import { mailJobsWith } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { mailsTo, type Pair, somePair } from '../../messages/testing.ts'
import { own } from '../../people/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { findNextCase } from '../cases/queue-queries.ts'
import {
  answeredPerson,
  caseOf,
  decideAnswer,
  openCaseAbout,
  type Room,
  restrictAnswered,
  someVolunteerCalled,
  undo,
} from '../cases/testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const ida = await someVolunteerCalled(program, 'Ida', 'steward')
const vera = await someVolunteerCalled(program, 'Vera', 'steward')
const mei = await someVolunteerCalled(program, 'Mei')
const sam = await someVolunteerCalled(program, 'Sam', 'helper')

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

  test('the account of who answered is closed: there is no case any more', async () => {
    const { caseId, restriction, buyer } = await answeredPerson(program, ida)
    await close(program, buyer.headers, { email: buyer.person.email })
    const { status } = await call(program, 'POST', `/console/cases/${caseId}/decision`, vera.headers, {
      ...{ decision: 'leave_mute', restriction },
    })
    expect(status).toBe(404)
  })
})
