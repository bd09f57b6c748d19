import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVolunteer } from '../../moderation/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { runRecallJobs, scooter, scooterCard } from '../../recalls/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { call, type Program, rowOf, setListing, sold } from '../testing.ts'
import { mailsTo } from '../testing-mails.ts'
import { askModelEmail } from './ask-model-email.tsx'
import { screenForRecalls } from './screen-for-recalls.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
})
afterAll(() => program.close())

test('what is deleted, removed or sold meanwhile is left as it is by a new recall, and nobody is asked of what is off the list', async () => {
  const { ctx } = program
  const owner = await someone(ctx)
  const deleted = await someListing(ctx, owner, scooter({ brand: 'Swiftway', model: '501' }))
  const withdrawn = await someListing(ctx, owner, scooter({ brand: 'Swiftway', model: 'N/A' }))
  const passedOn = await someListing(ctx, owner, scooter({ brand: 'Swiftway', model: '501' }))
  await setListing(ctx, deleted, { deleted_at: ctx.clock.now() })
  await setListing(ctx, withdrawn, { active: false })
  const room = await signedIn(ctx, await makeVolunteer(ctx, await someone(ctx)))
  expect((await call(program, 'POST', '/console/recalls', room, scooterCard)).status).toBe(200)
  const { waited } = await whileLocked(program, {
    lock: (ctx) => setListing(ctx, passedOn, sold(ctx.clock.now())),
    act: () => runRecallJobs(ctx),
  })
  expect([waited, (await rowOf(ctx, passedOn)).held_at]).toEqual([true, null])
  for (const listingId of [deleted, withdrawn, 999_999]) await screenForRecalls(ctx, { listingId })
  expect((await rowOf(ctx, deleted)).held_at).toBeNull()
  expect(await mailsTo(ctx, owner.email)).toEqual([])
})

test('who is asked for the model reads of which listing, where to write it, and a dozen of the models', async () => {
  const plainWith = async (count: number) => {
    const models = Array.from({ length: count }, (_, at) => `Glide ${at + 1}`)
    const listing = { id: 7, title: 'Travel scooter', email: 'joe@village.example' }
    return (await askModelEmail(program.ctx, { listing, card: { ...scooterCard, models } })).plain
  }
  const [none, one, many] = [await plainWith(0), await plainWith(1), await plainWith(13)]
  expect(none).not.toContain('These models are recalled')
  expect(one).toContain('These models are recalled: Glide 1. ')
  expect(many).toMatch(/recalled: Glide 1, .*Glide 12\. /s)
  for (const plain of [none, one, many]) {
    expect(plain).toContain('Travel scooter')
    expect(plain).toContain('https://reable.example/posts/7/edit')
  }
})
