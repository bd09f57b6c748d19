import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { setListing } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { someListing, someone, somePicture } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { exportScreenings, forgetScreenings, selectFindings } from './finding-queries.ts'
import { listFindings } from './list-findings.ts'
import type { Finding } from './signal.ts'
import { type SignalRow, selectSignals, updateSignal } from './signal-queries.ts'

const program = await programOfFile()
const owner = await someone(program.ctx)
const other = await someone(program.ctx)

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

test('a signal is written only as long as nobody has changed it since it was read', async () => {
  const { ctx } = program
  const { id: volunteerId } = await makeVolunteer(ctx, await someone(ctx))
  const { id, updated_at: before, kind: _, updated_by: __, ...fields } = (await selectSignals(ctx)).at(-1) as SignalRow
  const change = { id, volunteerId, before, fields: { ...fields, weight: 7 } }
  expect(await updateSignal(ctx, change)).toMatchObject({ id, weight: 7 })
  expect(await updateSignal(ctx, { ...change, fields: { ...fields, weight: 8 } })).toBeUndefined()
  expect((await selectSignals(ctx)).at(-1)?.weight).toBe(7)
})
