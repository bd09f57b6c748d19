import { repliesAtMost, repliesFull, replyConflict } from '@reable/contract/replies/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { mailsTo } from '../messages/testing.ts'
import {
  caseOf,
  claim,
  decide,
  openCaseAbout,
  pendingMessage,
  type Room,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
} from '../moderation/cases/testing-cases.ts'
import { neighbour, report } from '../moderation/testing.ts'
import { close } from '../privacy/testing.ts'
import { freshHash, pictureLike } from '../screening/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'

let program: Program
let steward: Room
let moderator: Room
let helper: Room

beforeAll(async () => {
  program = await testProgram()
  steward = await someVolunteerCalled(program, 'Vera', 'steward')
  moderator = await someVolunteerCalled(program, 'Mei')
  helper = await someVolunteerCalled(program, 'Sam', 'helper')
})
afterAll(() => program.close())

const kindly = { label: 'Kindly', uses: ['listing_hidden'], reason: null, text: 'Please write to us.' }

type By = Pick<Room, 'headers'>

const write = (changes: object = {}, by: By = steward) =>
  call(program, 'POST', '/console/replies', by.headers, { ...kindly, ...changes })
const change = (id: number, version: number, changes: object = {}, by: By = steward) =>
  call(program, 'PUT', `/console/replies/${id}`, by.headers, { ...kindly, removed: false, version, ...changes })
const fitting = async (subject: string, id: number, use: string, by: By = helper) =>
  get(program, `/console/replies/fitting/${subject}/${id}?use=${use}`, by.headers)
const labels = ({ body }: Awaited<ReturnType<typeof fitting>>) => body.data.map(({ label }: { label: string }) => label)
const named = ({ body }: Awaited<ReturnType<typeof fitting>>, label: string) =>
  body.data.find((each: { label: string }) => each.label === label)

describe('each decision offers', () => {
  test('the replies that fit, those about what was reported first, the most frequent before all others', async () => {
    const { caseId, id } = await reportedListing(program, ['duplicate'])
    const headers = await signedIn(program.ctx, await someone(program.ctx))
    await report(program, id, ['commercial advertisement', 'duplicate'], { headers })
    const hidden = labels(await fitting('case', caseId, 'listing_hidden'))
    expect(hidden.slice(0, 3)).toEqual(['Listed twice', 'From a shop', 'Sold'])
    expect(hidden).not.toContain('All is well')
    expect(labels(await fitting('case', caseId, 'listing_left'))[0]).toBe('Listed twice?')
  })

  test('first those about what screening found, of which no reply says that somebody told us', async () => {
    const { ctx } = program
    const hash = freshHash()
    const listed = async () => {
      const owner = await neighbour(ctx)
      return someListing(ctx, owner, { pictureIds: [await pictureLike(ctx, owner, hash)] })
    }
    await listed()
    const caseId = (await openCaseAbout(program, { listing_id: await listed() })) ?? 0
    const hidden = await fitting('case', caseId, 'listing_hidden')
    expect(labels(hidden)[0]).toBe('Photo of another')
    const ahead = await someListing(ctx, await someone(ctx), { description: 'Send a deposit by gift card.' })
    const other = await fitting('case', (await openCaseAbout(program, { listing_id: ahead })) ?? 0, 'listing_hidden')
    expect(labels(other).slice(0, 2)).toEqual(['Not sure it is safe', 'Money first'])
    expect(named(hidden, 'What was reported').missing).toEqual([
      '“{reason}” is not filled in. Nothing was reported, or in somebody’s own words.',
    ])
  })

  test('them filled in: names, title, reason and where to write; a listing’s braces are no placeholder', async () => {
    const { caseId, id, owner } = await reportedListing(program)
    await program.ctx.db.updateTable('people').set({ first_name: 'Rosa' }).where('id', '=', owner.id).execute()
    await program.ctx.db.updateTable('listings').set({ title: 'Walker {reason}' }).where('id', '=', id).execute()
    const text = 'Dear { First  name }, on “{title of the listing}” we heard that {reason}. {our name}, {our address}'
    await write({ label: 'All of them', text })
    const { text: filled, missing } = named(await fitting('case', caseId, 'listing_hidden'), 'All of them')
    expect(filled).toBe(
      'Dear Rosa, on “Walker (reason)” we heard that it is listed twice. Reable, hello@reable.example',
    )
    expect(missing).toEqual([])
  })

  test('to whom gave no name, with the sentence that says what is not filled in; and nothing is sent with a hole in it', async () => {
    const { caseId } = await reportedListing(program, ['He asks for a deposit'])
    await write({ label: 'By name', text: 'Dear {first name}, we heard that {reason}. Please write to us.' })
    const { text, missing } = named(await fitting('case', caseId, 'listing_hidden'), 'By name')
    expect(missing).toEqual([
      '“{first name}” is not filled in. They gave no first name.',
      '“{reason}” is not filled in. Nothing was reported, or in somebody’s own words.',
    ])
    await claim(program, moderator, caseId)
    const sentence = '“{first name}” is not filled in. Please write what belongs there, or take it out.'
    const refused = await decide(program, moderator, caseId, 'keep', text)
    expect([refused.status, refused.body.errors]).toEqual([422, { words: [sentence] }])
    expect((await caseOf(program, moderator, caseId)).body.data.closed_at_utc).toBeNull()
  })

  test('to the writer of a message that is returned, who reads the volunteer’s words in their mail and nowhere less', async () => {
    const { caseId, buyer } = await pendingMessage(program)
    const { text } = named(await fitting('case', caseId, 'message_returned'), 'Hurtful words')
    await claim(program, moderator, caseId)
    expect((await decide(program, moderator, caseId, 'return', text)).status).toBe(200)
    const mail = (await mailsTo(program, buyer)).find(({ subject }) => subject === 'Your message was not passed on')
    expect(mail?.plain).toContain(`> ${text.slice(0, 40)}`)
    expect(mail?.plain).not.toContain('cheated')
    const { decisions } = (await caseOf(program, moderator, caseId)).body.data
    expect(decisions).toMatchObject([{ decision: 'return', words: text }])
  })

  test('for somebody who was reported, on their case and their page', async () => {
    const { caseId, personId } = await reportedPerson(program)
    expect(labels(await fitting('case', caseId, 'person_paused'))).toContain('Hurtful words')
    expect(labels(await fitting('person', personId, 'person_restricted'))).toContain('Codes or bank details')
  })
})

type Version = { fields: { label: string; removed: boolean }; changed_by: string | null }

const versionsOf = async (id: number): Promise<Version[]> =>
  (await get(program, `/console/versions/reply/${id}`, helper.headers)).body.data

describe('a steward', () => {
  test('a reply is written, changed, removed and brought back; each version stays, and the log tells of it', async () => {
    const { body } = await write({ label: 'First' })
    const { id } = body.data
    expect(body.data).toMatchObject({ ...kindly, label: 'First', version: 1, removed: false })
    const { caseId } = await reportedListing(program)
    const offered = async () => labels(await fitting('case', caseId, 'listing_hidden'))
    expect((await change(id, 1, { label: 'Second' })).body.data).toMatchObject({ label: 'Second', version: 2 })
    expect(await offered()).toContain('Second')
    expect((await change(id, 2, { label: 'Second', removed: true })).status).toBe(200)
    expect(await offered()).not.toContain('Second')
    expect((await change(id, 3, { label: 'First' })).status).toBe(200)
    expect(await offered()).toContain('First')
    const versions = await versionsOf(id)
    expect(versions.map(({ fields }) => [fields.label, fields.removed])).toEqual([
      ['First', false],
      ['Second', true],
      ['Second', false],
      ['First', false],
    ])
    expect(versions[0]?.changed_by).toBe(steward.person.email)
    const log = await program.ctx.db
      .selectFrom('volunteer_log')
      .select(['act', 'before', 'after'])
      .where('subject', '=', 'reply')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { act: 'change_replies', before: null, after: { version: 1 } },
      { act: 'change_replies', before: { version: 1, removed: false }, after: { version: 2, removed: false } },
      { act: 'change_replies', before: { version: 2, removed: false }, after: { version: 3, removed: true } },
      { act: 'change_replies', before: { version: 3, removed: true }, after: { version: 4, removed: false } },
    ])
  })

  test('of two who changed the same version the later is told, and nothing of the first is lost', async () => {
    const { id } = (await write()).body.data
    const answers = await Promise.all(['One', 'Other'].map((label) => change(id, 1, { label })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(replyConflict)
    expect(await versionsOf(id)).toHaveLength(2)
  })

  test.each([
    [{ text: 'Dear {name}, hello.' }, 'text', '“{name}” in the text is no placeholder. There are: {first name}'],
    [{ text: 'Dear {first name, hello.' }, 'text', 'The text has a brace without the other one'],
    [{ text: 'On {reason}', uses: ['message_returned'] }, 'text', 'The text has “{reason}”, which has no value when'],
    [{ text: ' ' }, 'text', 'Please write the text'],
    [{ text: 'x'.repeat(501) }, 'text', 'Use at most 500 characters for the text'],
    [{ label: '' }, 'label', 'Please write the label'],
    [{ label: 'x'.repeat(41) }, 'label', 'Use at most 40 characters for the label'],
    [{ uses: [] }, 'uses', 'Please choose when it is offered'],
  ])('a reply that cannot be used is refused at its field: %j', async (changes, field, sentence) => {
    for (const { status, body } of [await write(changes), await change(1, 1, changes)]) {
      expect([status, body.errors[field]]).toEqual([422, [expect.stringContaining(sentence)]])
    }
  })
})

test('a helper reads the replies and is told who can change them', async () => {
  expect((await get(program, '/console/replies', helper.headers)).body.data.length).toBeGreaterThan(10)
  for (const { status, body } of [await write({}, helper), await change(1, 1, {}, moderator)])
    expect([status, body.error]).toEqual([403, 'Only stewards can change standard replies. Ask Vera.'])
  expect((await fitting('case', 1, 'nothing')).status).toBe(422)
})

test('who wrote a version gets it with their data; when they leave it stays, without them', async () => {
  const leaving = await someVolunteerCalled(program, 'Lea', 'steward')
  const { id } = (await write({ label: 'From Lea' }, leaving)).body.data
  const data = (await get(program, '/api/user/data', leaving.headers)).body.data
  expect(data.versions).toMatchObject([{ kind: 'reply', key: String(id), version: 1, fields: { label: 'From Lea' } }])
  expect((await close(program, leaving.headers, { email: leaving.person.email })).status).toBe(200)
  expect(await versionsOf(id)).toMatchObject([{ fields: { label: 'From Lea' }, changed_by: null }])
})

test('no more than 200 replies fit on the page', async () => {
  const { count } = await program.ctx.db
    .selectFrom('standard_replies')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const row = { version: 1, fields: JSON.stringify(kindly) }
  const missing = Array.from({ length: repliesAtMost - Number(count) }, () => row)
  await program.ctx.db.insertInto('standard_replies').values(missing).execute()
  const { status, body } = await write()
  expect([status, body.error]).toEqual([409, repliesFull])
})
