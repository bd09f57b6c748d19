import { afterAll, expect, test } from 'vitest'
import { shippedRecalls } from '#seeds/recalls/shipped'
import { call } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { updateFailure } from './file/file-queries.ts'
import { refreshRecalls } from './file/refresh-recalls.ts'
import { scooterCard } from './testing.ts'

const program = await testProgram()
const room = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
await refreshRecalls(program.ctx, shippedRecalls)
afterAll(() => program.close())

test('rows of the file are proposed without markup and other sites; one becomes a card, one is put aside and taken back', async () => {
  const notices = async () => (await get(program, '/console/recalls/notices', room)).body.data
  const before = await notices()
  expect(before).toHaveLength(16)
  const of = (nid: string) => before.find((notice: { nid: string }) => notice.nid === nid)
  expect(of('90007').title).toBe('Power wheelchair joystick may stop working – Example Wheels')
  expect(of('90010')).toMatchObject({
    title: 'Stair lift seat belt may open',
    url: 'https://recalls-rappels.canada.ca/en/alert-recall/example-90010',
  })
  expect(of('90011').url).toBe('https://recalls-rappels.canada.ca')
  expect(of('90012').updated).toBeNull()
  expect(of('90001')).toMatchObject({
    brands: ['Drive Medical'],
    models: ['15064', '15062', 'RTL15073', 'RTL15063-ADJ'],
    equipment_type_ids: [28],
  })
  const { body } = await call(program, 'POST', '/console/recalls', room, { ...scooterCard, notice: '90006' })
  const dismiss = (dismissed: boolean) => call(program, 'PUT', '/console/recalls/notices/90003', room, { dismissed })
  await dismiss(true)
  expect(await notices()).toHaveLength(14)
  await dismiss(false)
  expect(await notices()).toHaveLength(15)
  expect((await call(program, 'PUT', '/console/recalls/notices/none', room, { dismissed: true })).status).toBe(404)
  const { id, name } = body.data
  const changed = { ...scooterCard, withdrawn: true, version: 1 }
  expect((await call(program, 'PUT', `/console/recalls/${id}`, room, changed)).body.data.name).toBe(name)
  const log = program.ctx.db.selectFrom('volunteer_log').select(['act', 'subject_id', 'before', 'after'])
  expect(await log.where('subject', '=', 'recall').orderBy('id').execute()).toMatchObject([
    { act: 'change_recall', subject_id: String(id), after: { version: 1 } },
    { act: 'dismiss_recall_notice', subject_id: '90003', after: { dismissed: true } },
    { act: 'dismiss_recall_notice', subject_id: '90003', after: { dismissed: false } },
    {
      ...{ act: 'change_recall', subject_id: String(id) },
      ...{ before: { version: 1, withdrawn: false }, after: { version: 2, withdrawn: true } },
    },
  ])
})

test('the room says of which day the file is, how many rows it has, how many wait, and since when it cannot be taken', async () => {
  const state = async () => {
    const { file, waiting } = (await get(program, '/console/recalls', room)).body
    return { ...file, waiting }
  }
  const rows = JSON.parse(shippedRecalls).length
  const file = { checked: expect.stringMatching(/^\w+ \d+, \d{4}$/), rows }
  expect(await state()).toEqual({ ...file, failure: null, failed_at_utc: null, waiting: 15 })
  const at = new Date('2026-11-23T20:00:00Z')
  await updateFailure({ ...program.ctx, clock: { now: () => at } }, 'shipped', 'unreachable')
  const failed = { failure: 'unreachable', failed_at_utc: at.toISOString() }
  expect(await state()).toEqual({ ...file, ...failed, waiting: 15 })
})

test('what is missing or not known of a card is said in words', async () => {
  const errors = async (changes: object) => {
    const written = await call(program, 'POST', '/console/recalls', room, { ...scooterCard, ...changes })
    const changed = await call(program, 'PUT', '/console/recalls/1', room, {
      ...scooterCard,
      ...changes,
      withdrawn: false,
      version: 1,
    })
    expect([written.status, changed.status]).toEqual([422, 422])
    return Object.values(written.body.errors).flat()
  }
  expect(await errors({ brands: [] })).toEqual(['Brand: please give at least one name'])
  expect(await errors({ models: ['🛴'] })).toEqual([
    'Models: each line has a letter or a digit, and at most 80 characters',
  ])
  expect(await errors({ equipment_type_ids: [] })).toEqual(['Kinds: please choose at least one equipment type'])
  expect(await errors({ equipment_type_ids: [999] })).toEqual(['Kinds: one of these equipment types is not known here'])
  expect(await errors({ source: 'http://a.example' })).toEqual([
    'Source: please give the address of the notice, beginning with https://',
  ])
  expect(await errors({ danger: ' ' })).toEqual(['Why: please write a few words'])
})
