import { placeBreaks, placeClosed } from '@reable/contract/places/edited-rules'
import { afterAll, expect, test, vi } from 'vitest'
import { locationsOf } from '#places'
import { call, type Program, photosOf, readyUpload, rowOf, walkerForm } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { secondProgram } from '../../testing-second-program.ts'
import { inTurn } from '../../versions/testing.ts'

const program = await testProgram()
const other = await secondProgram(program)
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
await someListing(program.ctx, owner)
afterAll(async () => {
  await other.close()
  await program.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object, by = steward) =>
  call(program, method, `/console/places${url}`, by, body)
const places = async () => (await get(program, '/console/places', steward)).body.data.places
const newPlace = { name: 'Lund', latitude: 49.98, longitude: -124.76, rank: 100, closed: false }

/** The form of a place as it stands, with changes. */
async function change(name: string, changes: object) {
  const stored = (await places()).find((place: { name: string }) => place.name === name)
  const { id, posts: _, changed_at_utc: __, changed_by: ___, ...form } = stored
  return send('PUT', `/${id}`, { ...form, ...changes })
}

const publish = async (location_id: number) =>
  call(program, 'POST', '/posts', headers, {
    post: { ...walkerForm, location_id, images: [await readyUpload(program.ctx, owner)] },
  })

const soon = { timeout: 60_000 }
const offered = async ({ app }: Pick<Program, 'app'>) => {
  const { data } = (await app.inject('/v1/api/posts/locations_wizard')).json()
  return data.filter(({ closed }: { closed: boolean }) => !closed).map(({ name }: { name: string }) => name)
}

test('a new place is offered, listed in and filtered by at once, in every program; renamed and put first it stands so', async () => {
  const { status, body } = await send('POST', '', newPlace)
  expect([status, body.data.version]).toEqual([200, 1])
  await vi.waitFor(async () => expect(await offered(program)).toContain('Lund'), soon)
  expect((await publish(body.data.id)).status).toBe(200)
  await change('Lund', { name: 'Lund Harbour', rank: 1 })
  for (const each of [program, other]) {
    await vi.waitFor(async () => expect((await offered(each))[0]).toBe('Lund Harbour'), soon)
    const found = async (name: string) => (await each.app.inject(`/v1/posts?locations[]=${name}`)).json()
    expect((await found('Lund Harbour')).data[0].location.name).toBe('Lund Harbour')
    expect((await found('Lund')).errors).toHaveProperty('locations[]')
  }
})

test('a place with listings stays; closed, it takes no new ones, and those there are found and edited', async () => {
  const { id } = (await places()).find(({ name }: { name: string }) => name === 'Lund Harbour')
  const refused = await send('DELETE', `/${id}`, { version: 2 })
  expect([refused.status, refused.body.error]).toEqual([409, placeBreaks.listings(1)])
  const { id: vancouver } = (await places()).find(({ name }: { name: string }) => name === 'Vancouver')
  const codes = await send('DELETE', `/${vancouver}`, { version: 1 })
  expect([codes.status, codes.body.error]).toEqual([409, placeBreaks.postalCodes])
  await change('Lund Harbour', { closed: true })
  await vi.waitFor(async () => expect(await offered(program)).not.toContain('Lund Harbour'), soon)
  expect((await publish(id)).body.errors).toEqual({ location_id: [placeClosed] })
  const [listed] = (await program.app.inject('/v1/posts?locations[]=Lund Harbour')).json().data
  const images = await photosOf(program.ctx, listed.id)
  const post = { ...walkerForm, location_id: id, images, title: 'Still in Lund' }
  expect((await call(program, 'PUT', `/posts/${listed.id}`, headers, { post })).status).toBe(200)
  const elsewhere = { ...post, location_id: vancouver }
  expect((await call(program, 'PUT', `/posts/${listed.id}`, headers, { post: elsewhere })).status).toBe(200)
  expect((await call(program, 'PUT', `/posts/${listed.id}`, headers, { post })).body.errors).toEqual({
    location_id: [placeClosed],
  })
  expect((await rowOf(program.ctx, listed.id)).location_id).toBe(vancouver)
})

test('a place without listings is removed, and brought back by its versions as it was', async () => {
  const { id } = (await send('POST', '', { ...newPlace, name: 'Refuge Cove' })).body.data
  expect((await send('DELETE', `/${id}`, { version: 1 })).status).toBe(200)
  expect((await get(program, '/console/places', steward)).body.data.removed).toEqual([{ id, name: 'Refuge Cove' }])
  const [removed, first] = (await get(program, `/console/versions/place/${id}`, steward)).body.data
  expect([removed.version, removed.fields]).toEqual([2, null])
  const back = await send('PUT', `/${id}`, { ...first.fields, version: 2 })
  expect(back.body.data).toMatchObject({ ...newPlace, name: 'Refuge Cove', version: 3 })
  expect((await send('POST', '', { ...newPlace, name: 'Okeover' })).body.data.id).toBe(id + 1)
})

test('a place that is made, changed or removed waits for whoever changes places at the same time', async () => {
  const waited = ['waited', 200]
  expect(await inTurn(program, () => send('POST', '', { ...newPlace, name: 'Stillwater' }))).toEqual(waited)
  expect(await inTurn(program, () => change('Stillwater', { rank: 90 }))).toEqual(waited)
  const { id } = (await places()).find(({ name }: { name: string }) => name === 'Stillwater')
  expect(await inTurn(program, () => send('DELETE', `/${id}`, { version: 2 }))).toEqual(waited)
})

test('of two who change the same place, the second is told, and the first one’s stands', async () => {
  const form = { ...newPlace, name: 'Okeover Arm', version: 1 }
  const { id } = (await places()).find(({ name }: { name: string }) => name === 'Okeover')
  expect((await send('PUT', `/${id}`, form)).status).toBe(200)
  expect((await send('PUT', `/${id}`, { ...form, name: 'Okeover Inlet' })).status).toBe(409)
  expect((await locationsOf(other.ctx)).byId.get(id)?.name).not.toBe('Okeover Inlet')
})

test('the last place that takes new listings stays open', async () => {
  const rows = await program.ctx.db.selectFrom('locations').select(['id', 'closed']).execute()
  const setClosed = (closed: boolean, ids: number[]) =>
    program.ctx.db.updateTable('locations').set({ closed }).where('id', 'in', ids).execute()
  const { id: delta } = (await places()).find(({ name }: { name: string }) => name === 'Delta')
  const open = rows.filter(({ id, closed }) => !closed && id !== delta).map(({ id }) => id)
  await setClosed(true, open)
  expect((await change('Delta', { closed: true })).body.errors).toEqual({ closed: [placeBreaks.all] })
  await setClosed(false, open)
  expect((await change('Delta', { closed: true })).status).toBe(200)
  expect((await change('Delta', { closed: false })).status).toBe(200)
})

test('a place is refused with a sentence at each field', async () => {
  const errorsOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.errors]
  for (const name of ['BURNABY', 'Burnаby', 'Búrnaby'])
    expect(errorsOf(await send('POST', '', { ...newPlace, name }))).toEqual([422, { name: [placeBreaks.name(name)] }])
  expect(errorsOf(await send('POST', '', { ...newPlace, name: '\u200b', latitude: 0, longitude: 123.1 }))).toEqual([
    422,
    {
      name: ['Please write the name of the place'],
      latitude: [expect.stringMatching(/latitude lies outside British Columbia/)],
      longitude: [expect.stringMatching(/longitude lies outside British Columbia/)],
    },
  ])
  expect((await change('Delta', { name: 'x'.repeat(1_000_000) })).status).toBe(413)
  expect(errorsOf(await change('Delta', { name: 'x'.repeat(61) }))[0]).toBe(422)
  expect(errorsOf(await send('DELETE', '/1', {}))[0]).toBe(422)
  expect((await places()).some(({ name }: { name: string }) => name === 'Delta')).toBe(true)
})
