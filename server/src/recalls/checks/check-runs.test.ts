import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call, setListing, sold } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { recallJobsWith } from '../jobs.ts'
import { scooter, scooterCard } from '../testing.ts'
import { selectChecksOf, upsertChecks } from './check-queries.ts'

const program = await testProgram()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const owner = await someone(program.ctx)
afterAll(() => program.close())
beforeEach(async () => {
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})

/** Takes the jobs of one name off the queue, and returns their payloads in the order in which they came. */
async function queued(task: string): Promise<unknown[]> {
  const { rows } = await program.database.pool.query(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = $1 returning job.id, job.payload`,
    [task],
  )
  return rows.sort((one, other) => Number(one.id) - Number(other.id)).map(({ payload }) => payload)
}
const screened = async () =>
  (await queued('screen-for-recalls')).map((payload) => (payload as { listingId: number }).listingId)
const jobs = recallJobsWith('[]')
const run = async (job: string, payload: object) => jobs[job]?.(program.ctx, payload)
const checkCard = async (cardId: number, { version = 1, after = 0 } = {}) => {
  await run('check-recall-card', { cardId, version, after })
  return screened()
}
const write = async (changes: object): Promise<number> => {
  const { body } = await call(program, 'POST', '/console/recalls', room, { ...scooterCard, ...changes })
  await queued('check-recall-card')
  return body.data.id
}

test('what a card matches, or did before, is looked at again, also if it was handed over in the last ten years', async () => {
  const { ctx } = program
  const list = (brand: string, model: string) => someListing(ctx, owner, scooter({ brand, model }))
  const fits = await list('Swiftway', '501')
  const [other, given, longGone, deleted] = [
    await list('Swiftway', 'Roam 4'),
    await list('Swiftway', '501'),
    await list('Swiftway', '501'),
    await list('Swiftway', '501'),
  ]
  const before = await list('Acme', '501')
  const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * day)
  await setListing(ctx, given, sold(ago(3_652.99)))
  await setListing(ctx, longGone, sold(ago(3_653.01)))
  await setListing(ctx, deleted, { deleted_at: ctx.clock.now() })
  const card = await write({})
  const known = { keys: [], strong: [], possible: [] }
  await upsertChecks(ctx, [{ listingId: before, ...known, possible: [card] }])
  expect(await checkCard(card)).toEqual([fits, given, before])
  expect(await checkCard(card, { after: fits })).toEqual([given, before])
  expect(await checkCard(card, { version: 2 })).toEqual([])
  await upsertChecks(ctx, [
    { listingId: fits, ...known, strong: [card] },
    { listingId: other, ...known, strong: [card + 1] },
  ])
  const withdrawal = { ...scooterCard, withdrawn: true, version: 1 }
  expect((await call(program, 'PUT', `/console/recalls/${card}`, room, withdrawal)).status).toBe(200)
  expect(await queued('check-recall-card')).toEqual([{ cardId: card, version: 2, after: 0 }])
  expect(await checkCard(card, { version: 2 })).toEqual([fits, before])
})

test('a listing that one card recalls, and another may recall, is known by both', async () => {
  const person = await someone(program.ctx)
  const brands = { brands: ['Gustway'], equipment_type_ids: [8] }
  const strong = await write({ ...brands, models: ['Glide 9000X'] })
  const possible = await write({ ...brands, models: ['501'] })
  const id = await someListing(program.ctx, person, { ...scooter({ brand: 'Gustway' }), description: 'Glide9000X' })
  expect(await selectChecksOf(program.ctx, person.id)).toMatchObject([
    { listing_id: id, strong: [strong], possible: [possible] },
  ])
  const another = await someListing(program.ctx, person)
  await upsertChecks(program.ctx, [{ listingId: id, keys: [], strong: [], possible: [] }])
  const exported = await selectChecksOf(program.ctx, person.id)
  expect(exported.map(({ listing_id }) => listing_id)).toEqual([id, another])
})
