import { zoneInUse } from '@reable/contract/content/rules'
import { zonePlace } from '@reable/contract/handovers/rules'
import { beforeEach, expect, test } from 'vitest'
import { seedDeal } from '../../handovers/testing.ts'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'

let headers: Record<string, string>
const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await programOfFile()
program.ctx.clock = { now: () => now }
beforeEach(async () => {
  now = start
  headers = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
})

const url = '/console/content/list/safe_exchange_zones'
type Zone = { name: string; address: string; latitude: number; closed: boolean }
const read = async (): Promise<{ version: number; fields: { entries: Zone[] } }> =>
  (await get(program, url, headers)).body.data
const save = async (change: (entries: Zone[]) => Zone[]) => {
  const { version, fields } = await read()
  const { status, body } = await call(program, 'PUT', url, headers, {
    version,
    fields: { entries: change(fields.entries) },
  })
  return { status, error: body.error, errors: body.errors }
}

test('a zone at which people will meet stays on the list; it can be closed, and goes when they are over', async () => {
  const zone = (await read()).fields.entries[0] as Zone
  const meeting = { date: '2026-11-28', time: '14:30', place: zonePlace(zone) }
  const [agreed, suggested] = [await seedDeal(program), await seedDeal(program)]
  const { body } = await agreed.owner.act('PUT meeting', meeting)
  await agreed.buyer.act('PUT meeting/agreement', { suggestion_id: body.data.suggestion?.id })
  await suggested.owner.act('PUT meeting', meeting)
  const without = (entries: Zone[]) => entries.filter(({ name }) => name !== zone.name)
  const refused = { status: 422, error: zoneInUse(zone.name, 2), errors: { entries: [zoneInUse(zone.name, 2)] } }
  expect(await save(without)).toEqual(refused)
  const changed = (change: Partial<Zone>) => (entries: Zone[]) =>
    entries.map((one) => (one.name === zone.name ? { ...one, ...change } : one))
  expect(await save(changed({ name: 'Another hall', address: '1 Another Road' }))).toEqual(refused)
  expect((await save(changed({ address: '1 Another Road' }))).status).toBe(200)
  expect((await save(changed({ address: zone.address }))).status).toBe(200)
  expect((await save((all) => all.map((one) => ({ ...one, closed: one.name === zone.name })))).status).toBe(200)
  const { data } = (await get(program, '/safe_exchange_zones')).body
  expect(data.filter(({ closed }: Zone) => closed).map(({ name }: Zone) => name)).toEqual([zone.name])
  expect(await save(without)).toEqual(refused)
  now = new Date('2026-11-29T20:00:00Z')
  headers = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
  expect((await save(without)).status).toBe(200)
  expect((await read()).fields.entries.map(({ name }) => name)).not.toContain(zone.name)
})

test('a zone has a name of its own, and stands in the province', async () => {
  const look = (name: string) => name.replace('a', 'а').toUpperCase()
  const twice = await save(([first, ...others]) => [
    first as Zone,
    { ...(first as Zone), name: look((first as Zone).name) },
    ...others,
  ])
  expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['entries.1.name']])
  const away = await save(([first, ...others]) => [{ ...(first as Zone), latitude: 12 }, ...others])
  expect(away.errors).toEqual({ 'entries.0.latitude': [expect.stringMatching(/outside British Columbia/)] })
})
