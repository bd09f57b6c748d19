import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { caseChecks } from '#cases'
import { minute, shiftedClock, systemClock } from '#platform/clock'
import { mailJobsWith } from '#platform/mail'
import { call, type Program, photosOf, rowOf, walkerForm } from '../../../listings/testing.ts'
import { bodies, read } from '../../../messages/testing.ts'
import { freshHash, pictureLike } from '../../../screening/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../../testing.ts'
import { mailsTo, neighbour, reportsOf } from '../../testing.ts'
import {
  decide,
  openCaseAbout,
  pendingMessage,
  type Room,
  reportedListing,
  someVolunteerCalled,
  undo,
} from '../testing-cases.ts'

let program: Program
let vera: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  vera = await someVolunteerCalled(program, 'Vera')
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const sentTo = async ({ email }: Pick<Person, 'email'>) => await mailsTo(program.ctx, email)
const subjectsTo = async (person: Pick<Person, 'email'>) => (await sentTo(person)).map(({ subject }) => subject)

/** Sends what waits for somebody, as the worker does. */
async function sendMails(person: Pick<Person, 'email'>): Promise<void> {
  for (const { id: mailId, outcome } of await sentTo(person))
    if (outcome === 'waiting') await mailJobsWith(caseChecks)['send-mail']?.(program.ctx, { mailId })
}

/** Decides, and returns what undoes that. */
async function decided(caseId: number, decision: string, words = '') {
  const { status, body } = await decide(program, vera, caseId, decision, words)
  expect(status).toBe(200)
  return async () => expect((await undo(program, vera, body.data.decision)).status).toBe(200)
}

const caseAbout = async (listing_id: number) => (await openCaseAbout(program, { listing_id })) ?? 0

/** A listing with a photo of each look. */
async function listed(hashes: string[], by?: Person) {
  const owner = by ?? (await neighbour(program.ctx))
  const pictureIds: number[] = []
  for (const hash of hashes) pictureIds.push(await pictureLike(program.ctx, owner, hash))
  return { owner, id: await someListing(program.ctx, owner, { pictureIds }) }
}

const isPublic = async ({ id }: { id: number }) => (await rowOf(program.ctx, id)).is_public

async function edit({ owner, id }: { owner: Person; id: number }, description = 'Hardly used.'): Promise<void> {
  const post = { ...walkerForm, images: await photosOf(program.ctx, id), description }
  expect((await call(program, 'PUT', `/posts/${id}`, await signedIn(program.ctx, owner), { post })).status).toBe(200)
}

async function removeLastPhoto({ owner, id }: { owner: Person; id: number }): Promise<void> {
  const last = (await photosOf(program.ctx, id)).at(-1)
  const headers = await signedIn(program.ctx, owner)
  expect((await call(program, 'DELETE', `/posts/image/${last}`, headers)).status).toBe(200)
}

test('a listing that waited for its photo waits for it again, and is shown without it; another that was released then stays so', async () => {
  const hash = freshHash()
  await listed([hash])
  const [one, other] = [await listed([freshHash(), hash]), await listed([freshHash(), hash])]
  const now = systemClock.now()
  program.ctx.clock = { now: () => now }
  const take = await decided(await caseAbout(one.id), 'release')
  await decided(await caseAbout(other.id), 'release')
  await take()
  program.ctx.clock = systemClock
  expect([await isPublic(one), await isPublic(other)]).toEqual([false, true])
  await edit(one)
  await edit(other)
  expect([await isPublic(one), await isPublic(other)]).toEqual([false, true])
  await removeLastPhoto(one)
  expect(await isPublic(one)).toBe(true)
})

test('what was kept hidden for its photo is shown without it once that is undone', async () => {
  const hash = freshHash()
  await listed([hash])
  const copy = await listed([freshHash(), hash])
  const take = await decided(await caseAbout(copy.id), 'keep', 'Please use a photo of your own.')
  await take()
  expect((await rowOf(program.ctx, copy.id)).held_words).toBeNull()
  await removeLastPhoto(copy)
  expect(await isPublic(copy)).toBe(true)
})

test('what was found since stays as it was found: the listing waits for its new words alone', async () => {
  const hash = freshHash()
  await listed([hash])
  const copy = await listed([hash], await someone(program.ctx))
  const take = await decided(await caseAbout(copy.id), 'release')
  program.ctx.clock = shiftedClock(systemClock, minute)
  await edit(copy, 'Write to me on WhatsApp, 604 555 0142.')
  expect(await isPublic(copy)).toBe(false)
  await take()
  await edit(copy)
  expect(await isPublic(copy)).toBe(true)
})

test('the words to the owner of what stays hidden are gone with the decision, and it stays hidden since the same moment', async () => {
  const { id, caseId } = await reportedListing(program, ['scam'])
  const { held_at } = await rowOf(program.ctx, id)
  program.ctx.clock = shiftedClock(systemClock, minute)
  const take = await decided(caseId, 'keep', 'It is sold.')
  expect(await rowOf(program.ctx, id)).toMatchObject({ held_at, held_words: 'It is sold.' })
  await take()
  expect(await rowOf(program.ctx, id)).toMatchObject({ held_at, held_words: null })
})

test('what was decided anew where nothing waited leaves nothing waiting once that is undone', async () => {
  const { id, caseId } = await reportedListing(program)
  await decided(caseId, 'release')
  await call(program, 'POST', `/console/posts/${id}/decision`, vera.headers, { decision: 'keep', words: 'It is sold.' })
  expect(await isPublic({ id })).toBe(false)
  const [latest] = (await get(program, '/console/cases/decided', vera.headers)).body.data
  expect((await undo(program, vera, latest.decision.id)).status).toBe(200)
  expect([await isPublic({ id }), await openCaseAbout(program, { listing_id: id })]).toEqual([true, undefined])
})

test('of two listings that were decided about at one moment the reports of the other stay decided', async () => {
  const [one, other] = [await reportedListing(program), await reportedListing(program)]
  const now = systemClock.now()
  program.ctx.clock = { now: () => now }
  const take = await decided(one.caseId, 'release')
  await decided(other.caseId, 'release')
  await take()
  const decisionsOn = async ({ id }: { id: number }) =>
    (await reportsOf(program, id)).map(({ decision, decided_at }) => [decision, decided_at])
  expect([await decisionsOn(one), await decisionsOn(other)]).toEqual([[[null, null]], [['release', now]]])
})

test('the owner who read that a listing is shown again reads that it is hidden; who deleted it meanwhile reads nothing', async () => {
  const [stays, goes] = [await reportedListing(program, ['scam']), await reportedListing(program, ['scam'])]
  const takes = [await decided(stays.caseId, 'release'), await decided(goes.caseId, 'release')]
  for (const { owner } of [stays, goes]) await sendMails(owner)
  await call(program, 'DELETE', `/posts/${goes.id}`, await signedIn(program.ctx, goes.owner))
  for (const take of takes) await take()
  const mail = (await sentTo(stays.owner)).at(-1)
  expect([mail?.subject, mail?.plain]).toEqual([
    'We took a decision back',
    expect.stringContaining('Your listing is hidden until one of us has looked at it again.'),
  ])
  expect(mail?.plain).toContain(`/posts/${stays.id}`)
  expect(await subjectsTo(goes.owner)).not.toContain('We took a decision back')
})

test('a message that was returned waits again, and its writer hears of it where they were told; it can be passed on then', async () => {
  const [before, held] = [await pendingMessage(program), await pendingMessage(program)]
  const [writer, reader] = [held.buyer.person, held.owner.person]
  const mailed = [await subjectsTo(writer), await subjectsTo(reader)]
  const unsent = await decided(held.caseId, 'return', 'Please leave the link out.')
  await unsent()
  expect([await subjectsTo(writer), await subjectsTo(reader)]).toEqual(mailed)
  const sent = await decided(held.caseId, 'return')
  await sendMails(writer)
  await sent()
  const mail = (await sentTo(writer)).at(-1)
  expect([mail?.subject, mail?.plain]).toEqual([
    'We took a decision back',
    expect.stringContaining('Your message waits for one of us again.'),
  ])
  expect(mail?.plain).toContain(`/account/messages/${held.id}`)
  for (const other of [reader, before.buyer.person, before.owner.person])
    expect(await subjectsTo(other)).not.toContain('We took a decision back')
  await decided(held.caseId, 'deliver')
  expect(bodies(await read(program, held.owner, held.id)).at(-1)).toMatch(/^Your payment is pending/)
})
