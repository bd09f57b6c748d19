import { afterAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { shippedRecalls } from '#seeds/recalls/shipped'
import { call, photosOf, rowOf, setListing, sold } from '../listings/testing.ts'
import { decideListing, waitingListing } from '../moderation/cases/testing-cases.ts'
import { mailsTo, makeVolunteer, neighbour } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, somePicture, testProgram } from '../testing.ts'
import { refreshRecalls } from './file/refresh-recalls.ts'
import { runRecallJobs, scooter, scooterCard } from './testing.ts'

const program = await testProgram()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const room = await signedIn(program.ctx, volunteer)
const owner = await neighbour(program.ctx)
await refreshRecalls(program.ctx, shippedRecalls)
await runRecallJobs(program.ctx)
afterAll(() => program.close())

const rail = (properties: Record<string, string>) => ({
  ...{ equipmentTypeId: 28, title: 'Bed rail', description: 'White, with a strap.' },
  properties: { fixing: 'Clamps on', cleaned: 'Wiped clean', ...properties },
})
const shown = async (id: number, headers: object = {}) => (await get(program, `/posts/${id}`, headers)).body.data.post
const asOwner = async (id: number, who = owner) => shown(id, await signedIn(program.ctx, who))
const write = (body: object) => call(program, 'POST', '/console/recalls', room, body)
const change = (id: number, body: object) => call(program, 'PUT', `/console/recalls/${id}`, room, body)
const subjects = async (who: Person) => (await mailsTo(program.ctx, who.email)).map(({ subject }) => subject)
const decide = (id: number) => decideListing(program, { headers: room, person: volunteer }, id, 'release')

test('a recalled bed rail is not shown: its owner reads why and what the maker gives, and a volunteer why it waits', async () => {
  const rosa = await neighbour(program.ctx)
  const id = await someListing(
    program.ctx,
    rosa,
    rail({ brand: 'Drive Medical', model: 'RTL 15073', serial_private: 'SN-4711' }),
  )
  const { is_public, held_why } = await rowOf(program.ctx, id)
  expect(is_public).toBe(false)
  for (const words of [
    'Drive bed rails and bed handles',
    'get caught',
    'money back',
    'do not hand it on',
    'photo of the repair',
  ])
    expect(held_why).toContain(words)
  const [mail] = await mailsTo(program.ctx, rosa.email)
  expect([mail?.subject, mail?.plain]).toEqual([
    'A recall: please do not hand this on',
    expect.stringContaining('do not hand it on'),
  ])
  expect((await asOwner(id, rosa)).recall).toMatchObject({
    outcome: 'recalled',
    cards: [{ brands: ['Drive', 'Drive Medical', 'Drive DeVilbiss', 'Drive DeVilbiss Healthcare'] }],
  })
  expect((await waitingListing(program, room, id)).findings).toMatchObject([
    {
      kind: 'recalled',
      suspends: true,
      details: [expect.stringContaining('Drive bed rails'), 'Serial number: SN-4711'],
    },
  ])
})

test('a recalled thing is released only once its owner has added a photo of the repair', async () => {
  const id = await someListing(program.ctx, owner, rail({ brand: 'Medline', model: 'MDS6800BA' }))
  const refused = await decide(id)
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('photo of the repair')])
  const { ctx } = program
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 60_000) } }
  const photo = await somePicture(later, owner)
  await ctx.db.updateTable('pictures').set({ listing_id: id, position: 2 }).where('id', '=', photo).execute()
  expect((await asOwner(id)).recall.outcome).toBe('recalled')
  expect((await decide(id)).status).toBe(200)
  expect((await rowOf(ctx, id)).is_public).toBe(true)
  expect((await shown(id)).recall).toMatchObject({
    outcome: 'repaired',
    cards: [{ models: expect.arrayContaining(['MDS6800BA']) }],
  })
})

test('whoever corrects a mistyped model is shown at once, and a partner organisation’s things are recalled like any other’s', async () => {
  const id = await someListing(program.ctx, owner, rail({ brand: 'Drive', model: '15064' }))
  const form = {
    equipment_type_id: 28,
    title: 'Bed rail',
    description: 'White.',
    price: '10',
    free: false,
    condition_id: 3,
    location_id: 4,
  }
  const properties = { fixing: 'Clamps on', cleaned: 'Wiped clean', brand: 'Drive', model: '10233' }
  await call(program, 'PUT', `/posts/${id}`, await signedIn(program.ctx, owner), {
    post: { ...form, properties, images: await photosOf(program.ctx, id) },
  })
  expect((await rowOf(program.ctx, id)).is_public).toBe(true)
  expect((await shown(id)).recall).toMatchObject({
    outcome: 'none',
    cards: [],
    checked: expect.stringMatching(/^\w+ \d+, \d{4}$/),
  })
  const partner = await someone(program.ctx, { partner: 'Royal Oak' })
  const theirs = await someListing(program.ctx, partner, rail({ brand: 'Drive', model: '15064' }))
  expect((await rowOf(program.ctx, theirs)).is_public).toBe(false)
})

test('a new card suspends what is on the list already, asks where the model is not known, and mails nobody twice', async () => {
  const [rosa, joe, ann, sam] = [
    await neighbour(program.ctx),
    await neighbour(program.ctx),
    await neighbour(program.ctx),
    await neighbour(program.ctx),
  ]
  const recalled = await someListing(program.ctx, rosa, scooter({ brand: 'SWIFTWAY', model: 'glide 9' }))
  const unknown = await someListing(program.ctx, joe, scooter({ brand: 'Swiftway', model: 'N/A' }))
  const other = await someListing(program.ctx, ann, scooter({ brand: 'Swiftway', model: 'Roam 4' }))
  const gone = await someListing(program.ctx, sam, scooter({ brand: 'Swiftway', model: '501' }))
  await setListing(program.ctx, gone, sold(program.ctx.clock.now()))
  expect((await shown(unknown)).recall.outcome).toBe('ask_model')
  const { status, body } = await write(scooterCard)
  expect([status, body.data.version]).toEqual([200, 1])
  await runRecallJobs(program.ctx)
  const states = async () =>
    Promise.all([recalled, unknown, other].map(async (id) => (await rowOf(program.ctx, id)).is_public))
  expect(await states()).toEqual([false, true, true])
  expect((await shown(unknown)).recall).toMatchObject({ outcome: 'possible', cards: [{ name: scooterCard.name }] })
  expect((await rowOf(program.ctx, gone)).held_at).toBeNull()
  const mails = async () => Promise.all([rosa, joe, ann, sam].map(subjects))
  const once = [['A recall: please do not hand this on'], ['Which model is it? It may be recalled'], [], []]
  expect(await mails()).toEqual(once)
  // As after a kill in the middle.
  for (const listingId of [recalled, unknown, other, gone])
    await (await import('../worker/job-table.ts')).jobTable['screen-for-recalls']?.(program.ctx, { listingId })
  expect(await mails()).toEqual(once)
  const listed = (await get(program, '/console/recalls', room)).body.data
  expect(listed.find(({ id }: { id: number }) => id === body.data.id)).toMatchObject({ recalled: 1, possible: 1 })
})

test('a card that is withdrawn shows again what it had suspended, and each version can be read', async () => {
  const written = (await write({ ...scooterCard, name: 'Breezeway', brands: ['Breezeway'] })).body.data
  const id = await someListing(program.ctx, owner, scooter({ brand: 'Breezeway', model: '501' }))
  expect((await rowOf(program.ctx, id)).is_public).toBe(false)
  const fields = { ...scooterCard, name: 'Breezeway', brands: ['Breezeway'] }
  const withdrawn = await change(written.id, { ...fields, withdrawn: true, version: 1 })
  expect([withdrawn.status, withdrawn.body.data.version]).toEqual([200, 2])
  expect((await change(written.id, { ...fields, withdrawn: true, version: 1 })).status).toBe(409)
  expect((await change(999_999, { ...fields, withdrawn: true, version: 1 })).status).toBe(404)
  await runRecallJobs(program.ctx)
  expect((await rowOf(program.ctx, id)).is_public).toBe(true)
  const versions = (await get(program, `/console/versions/recall_card/${written.id}`, room)).body.data
  type Version = { version: number; fields: { withdrawn: boolean } }
  expect(versions.map(({ version, fields }: Version) => [version, fields.withdrawn])).toEqual([
    [2, true],
    [1, false],
  ])
  expect((await get(program, '/console/versions/recall_card/999999', room)).status).toBe(404)
})

test('anybody can look up a brand and a model, and is told what is missing', async () => {
  const look = (query: string) => get(program, `/recalls?${query}`)
  expect((await look('brand=drive&model=rtl15063adj')).body.data).toMatchObject({
    outcome: 'recalled',
    cards: [{ name: 'Drive bed rails and bed handles' }],
  })
  expect((await look('brand=Drive')).body.data).toMatchObject({ outcome: 'possible' })
  expect((await look('brand=Drive&model=10233')).body.data).toMatchObject({ outcome: 'none', cards: [] })
  expect((await look('brand=Nobody&model=%F0%9F%9B%B4')).body.data).toMatchObject({ outcome: 'ask_model', notices: [] })
  const notices = [{ title: expect.stringContaining('Northgate'), updated: expect.stringMatching(/^\w+ \d+, \d{4}$/) }]
  for (const model of ['', '&model=NG-210', '&model=not%20sure'])
    expect((await look(`brand=Northgate${model}`)).body.data.notices).toMatchObject(notices)
  for (const unheard of ['brand=%F0%9F%9B%B4', 'brand=Northgate&model=ZZ-999'])
    expect((await look(unheard)).body.data.notices).toEqual([])
  expect((await look('')).body.data).toMatchObject({ outcome: null, checked: expect.stringMatching(/\d{4}$/) })
  expect((await look('model=501')).body.errors).toEqual({
    brand: ['Brand: please type it too. Many makers use the same model number'],
  })
  const long = 'x'.repeat(81)
  for (const [query, field] of [
    [`brand=${long}`, 'brand'],
    [`brand=Drive&model=${long}`, 'model'],
  ] as const) {
    const { status, body } = await look(query)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
})
