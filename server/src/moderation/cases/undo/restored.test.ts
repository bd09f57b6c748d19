import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { caseChecks } from '#cases'
import { minute, shiftedClock, systemClock } from '#platform/clock'
import { mailJobsWith } from '#platform/mail'
import { call, photosOf, rowOf, walkerForm } from '../../../listings/testing.ts'
import { bodies, read } from '../../../messages/testing.ts'
import { freshHash, pictureLike } from '../../../screening/testing.ts'
import { signedIn, someListing, someone } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { mailsTo, neighbour } from '../../testing.ts'
import { decide, openCaseAbout, pendingMessage, reportedListing, someVolunteerCalled, undo } from '../testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera')

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
