import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program, setListing } from '../listings/testing.ts'
import { makeVolunteer, neighbour } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, somePicture, testProgram } from '../testing.ts'
import { exportScreenings, forgetScreenings, selectFindings } from './finding-queries.ts'
import { listFindings } from './list-findings.ts'
import type { Finding } from './signal.ts'
import { type SignalRow, selectSignals, updateSignal } from './signal-queries.ts'
import { freshHash, pictureLike } from './testing.ts'

let program: Program
let owner: Person
let other: Person

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  other = await someone(program.ctx)
})
afterAll(() => program.close())

async function listed(by: Person, changes: object = {}) {
  const picture = await somePicture(program.ctx, by)
  const id = await someListing(program.ctx, by, { pictureIds: [picture] })
  if (Object.keys(changes).length) await setListing(program.ctx, id, changes)
  return { id, picture }
}

const finding = (changes: Partial<Finding>): Finding => ({
  ...{ kind: 'words', signalId: 2, key: 'k', suspends: false, details: ['Hurry'], ...changes },
})
const store = async (listing_id: number, findings: Finding[], screened_at = program.ctx.clock.now()) => {
  const row = { listing_id, findings: JSON.stringify(findings), screened_at }
  const { db } = program.ctx
  await db.deleteFrom('screenings').where('listing_id', '=', listing_id).execute()
  await db.insertInto('screenings').values(row).execute()
}
const shownOf = async (id: number) => (await listFindings(program.ctx, [id])).get(id)

test('why a listing is suspended comes before notes; of a recall its serial number is said, or that there is none', async () => {
  const { id } = await listed(owner, { properties: { serial_private: 'SN 4' } })
  const recalled = finding({ kind: 'recalled', suspends: true, details: ['Rollator 5'] })
  await store(id, [finding({}), recalled, finding({ details: ['Now'] })])
  expect((await shownOf(id))?.map(({ kind, details }) => [kind, ...details])).toEqual([
    ['recalled', 'Rollator 5', 'Serial number: SN 4'],
    ['words', 'Hurry'],
    ['words', 'Now'],
  ])
  await setListing(program.ctx, id, { properties: {} })
  expect((await shownOf(id))?.[0]?.details).toEqual(['Rollator 5', 'No serial number given'])
  expect(await listFindings(program.ctx, [])).toEqual(new Map())
})

test('two pictures stand beside each other, one that is not public for volunteers alone; of a deleted listing nothing', async () => {
  const [copy, original] = [await listed(owner, { active: false }), await listed(other)]
  const picture = { id: copy.picture, otherId: original.picture, otherListingId: original.id }
  await store(copy.id, [finding({ kind: 'same_picture', suspends: true, details: [], picture, distance: 0 })])
  const [shown] = (await shownOf(copy.id)) ?? []
  expect(shown).toMatchObject({
    image: { image_id: copy.picture, small: expect.stringContaining('?until=') },
    other: { id: original.id, image: { image_id: original.picture, small: expect.not.stringContaining('?') } },
  })
  await setListing(program.ctx, original.id, { deleted_at: new Date() })
  expect((await shownOf(copy.id))?.[0]).toMatchObject({ image: { image_id: copy.picture }, other: null })
})

test('whoever leaves takes along what was found in theirs, and from that of others that it was by theirs', async () => {
  const [leaving, stays] = [await someone(program.ctx), await someone(program.ctx)]
  const [theirs, second, another] = [await listed(leaving), await listed(leaving), await listed(stays)]
  const by = (otherListingId: number) => finding({ picture: { id: 1, otherId: 2, otherListingId }, distance: 3 })
  await store(second.id, [finding({})])
  await store(theirs.id, [finding({})])
  await store(another.id, [by(theirs.id), by(another.id), finding({})])
  const exported = await exportScreenings(program.ctx, { ownerId: leaving.id })
  expect(exported.map(({ listing_id }) => listing_id)).toEqual([theirs.id, second.id])
  await forgetScreenings(program.ctx, { ownerId: leaving.id })
  const { picture: _, distance: __, ...without } = by(theirs.id)
  expect(await selectFindings(program.ctx, [theirs.id, second.id, another.id])).toEqual([
    { listing_id: another.id, findings: [without, by(another.id), finding({})] },
  ])
})

test('a change of a signal is tried on what older listings show, and names what it would suspend, the newest first', async () => {
  const anew = await testProgram()
  const headers = await signedIn(anew.ctx, await makeVolunteer(anew.ctx, await someone(anew.ctx)))
  const seller = await someone(anew.ctx)
  const titles = Array.from({ length: 3 }, (_, at) => `Walker no. ${at}`)
  for (const title of titles) await someListing(anew.ctx, seller, { title, description: 'A marsupial walker.' })
  await anew.ctx.db
    .updateTable('listings')
    .set({ created_at: new Date('2026-01-02') })
    .where('title', '=', 'Walker no. 2')
    .execute()
  // Of two that were listed at once the newer one comes first.
  await anew.ctx.db
    .updateTable('listings')
    .set({ created_at: new Date('2026-01-03') })
    .where('title', 'in', titles.slice(0, 2))
    .execute()
  const signals = (await get(anew, '/console/screening', headers)).body.data
  expect(signals.map(({ id }: { id: number }) => id)).toEqual(
    signals.map(({ id }: { id: number }) => id).toSorted((one: number, two: number) => one - two),
  )
  const {
    id,
    kind: _,
    updated_at_utc: __,
    ...sent
  } = signals.find(({ name }: { name: string }) => name === 'Sent, not met')
  const preview = async (action: string) =>
    (await call(anew, 'POST', `/console/screening/${id}/preview`, headers, { ...sent, action, words: ['marsupial'] }))
      .body.data
  expect(await preview('suspend')).toMatchObject({
    ...{ of: 3, suspended: 3, suspended_now: 0, noted: 0 },
    posts: ['Walker no. 1', 'Walker no. 0', 'Walker no. 2'].map((title) => ({ title })),
  })
  expect(await preview('note')).toMatchObject({ of: 3, suspended: 0, noted: 3, posts: [] })
  await anew.close()
})

test('a change is tried with the photos that stood in older listings of others, and not in newer ones', async () => {
  const anew = await testProgram()
  const headers = await signedIn(anew.ctx, await makeVolunteer(anew.ctx, await someone(anew.ctx)))
  const hash = freshHash()
  const ids: number[] = []
  for (const title of ['First', 'Second', 'Third']) {
    const seller = await neighbour(anew.ctx)
    ids.push(await someListing(anew.ctx, seller, { title, pictureIds: [await pictureLike(anew.ctx, seller, hash)] }))
  }
  const signals = (await get(anew, '/console/screening', headers)).body.data
  const {
    id,
    kind: _,
    updated_at_utc: __,
    ...sent
  } = signals.find(({ kind }: { kind: string }) => kind === 'same_picture')
  const preview = async (changes: object) =>
    (await call(anew, 'POST', `/console/screening/${id}/preview`, headers, { ...sent, ...changes })).body.data
  expect(await preview({})).toMatchObject({
    ...{ of: 3, suspended: 2, suspended_now: 2, noted: 0 },
    posts: [{ title: 'Third' }, { title: 'Second' }],
  })
  expect(await preview({ action: 'note' })).toMatchObject({ of: 3, suspended: 0, suspended_now: 2, noted: 2 })
  expect((await get(anew, `/posts/${ids[0]}`)).status).toBe(200)
  await anew.close()
})

test('a signal is written only as long as nobody has changed it since it was read', async () => {
  const { ctx } = program
  const { id: volunteerId } = await makeVolunteer(ctx, await someone(ctx))
  const { id, updated_at: before, kind: _, updated_by: __, ...fields } = (await selectSignals(ctx)).at(-1) as SignalRow
  const change = { id, volunteerId, before, fields: { ...fields, weight: 7 } }
  expect(await updateSignal(ctx, change)).toMatchObject({ id, weight: 7 })
  expect(await updateSignal(ctx, { ...change, fields: { ...fields, weight: 8 } })).toBeUndefined()
  expect((await selectSignals(ctx)).at(-1)?.weight).toBe(7)
})
