import { afterAll, expect, test } from 'vitest'
import { shippedRecalls } from '#seeds/recalls/shipped'
import { call, rowOf } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { refreshRecalls } from '../file/refresh-recalls.ts'
import { runRecallJobs, scooter, scooterCard } from '../testing.ts'

const program = await testProgram()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const owner = await someone(program.ctx)
await refreshRecalls(program.ctx, shippedRecalls)
const models = ['TX-90', '360', '18', '2025', 'Ace']
const written = await call(program, 'POST', '/console/recalls', room, { ...scooterCard, models })
expect(written.status).toBe(200)
await runRecallJobs(program.ctx)
afterAll(() => program.close())

type Words = { brand?: string; model?: string; title?: string; description?: string }

/** What becomes of a travel scooter that is published: it is hidden, its owner is asked, or nothing. */
async function published({ title, description, ...properties }: Words): Promise<string> {
  const draft = scooter(properties)
  const id = await someListing(program.ctx, owner, {
    ...draft,
    title: title ?? draft.title,
    description: description ?? draft.description,
  })
  if (!(await rowOf(program.ctx, id)).is_public) return 'hidden'
  return (await get(program, `/posts/${id}`)).body.data.post.recall.outcome
}

test.each<[Words, string]>([
  [{ brand: 'Swiftway', model: 'Model: TX-90' }, 'hidden'],
  [{ brand: 'Swiftway', model: 'model 360' }, 'hidden'],
  [{ brand: 'Swiftway', model: 'Model no. 18' }, 'hidden'],
  [{ brand: 'Swiftway', model: 'TX-80/TX-90' }, 'possible'],
  [{ brand: 'Swiftway', model: 'TX 90 (blue)' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam 350/360' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'Model: TX-90. Runs well.' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'Red.\n• Model number: 360\nSeat 18 in wide.' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'It is model 360 in good condition.' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'Fits models 350 and 360.' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'Model:\n2025\nRuns well.' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'Runs well.\n360\nRed.' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'Model: Ace' }, 'possible'],
  [{ title: 'my swiftway tx90 scooter' }, 'possible'],
  [{ title: 'swiftway scooter 360' }, 'possible'],
  [{ title: 'nice scooter', description: 'a swiftway, tx-80/tx-90' }, 'possible'],
  [{ title: 'nice scooter', description: 'swiftway\ntx-90\nred' }, 'possible'],
  [{ title: 'nice scooter', description: 'my swiftway scooter, it’s a tx-90' }, 'possible'],
  [{ title: 'nice scooter', description: 'swiftway. bought two tx-90s.' }, 'possible'],
  [{ title: 'nice scooter', description: 'my swiftway scooter. 360. red.' }, 'possible'],
  [{ title: 'nice scooter', description: 'a swiftway scooter, type 18' }, 'possible'],
  [{ title: 'nice scooter', description: 'a swiftway scooter (#18)' }, 'possible'],
  [{ title: 'nice scooter', description: 'a swiftway scooter, it’s an Ace' }, 'possible'],
  [{ brand: 'Swiftway', model: 'Roam', description: 'No, it’s a 360, the label says.' }, 'possible'],
  [{ model: 'Roam', title: 'nice scooter', description: 'my swiftway scooter, a tx-90' }, 'possible'],
])(
  'a listing that says %j with a short model that is recalled is hidden, or its owner is asked: %s',
  async (words, becomes) => {
    expect(await published(words)).toBe(becomes)
  },
)

test.each([
  'Seat 18 in wide, 360 lb at most.',
  'Model Roam, 18 in seat.',
  'Model year 2025. Bought in 2025.',
  'Paid $360, asking 360 dollars.',
  'Call 604-360-1234 or 604 360 1234.',
  'Width:\n18\nYear:\n2025',
  'It turns by 360°, or 360 degrees.',
  'Weighs 1,360 g. Battery 2.5 Ah. Size 18.',
  'Models Roam and Glide.\n360 lb\n$360\n18"',
  'From 2025.\nSwiftway 2025',
  'You will ace it, says 18 of 360.',
  'Asking 360. It holds more than 360. Ace condition.',
])('a number that measures, costs or dates is no short model: %s', async (description) => {
  expect(await published({ brand: 'Swiftway', model: 'Roam', description })).toBe('none')
})

test('a short model is nothing without its brand, nor by a title with a price and a measure', async () => {
  expect(await published({ brand: 'Acme', model: 'Model: TX-90', description: 'Model 360' })).toBe('none')
  expect(await published({ title: 'swiftway scooter for 360', description: '18 in seat' })).toBe('ask_model')
  expect(await published({ brand: 'Swiftway', title: 'Scooter of 2025, 360 lb', model: 'Roam 18 in' })).toBe('none')
})
