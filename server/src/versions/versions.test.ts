import { firstOwnId } from '@reable/contract/versions/own-ids'
import { versionConflict } from '@reable/contract/versions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import {
  addVersion,
  changesOf,
  type Document,
  findLastFields,
  findRemoved,
  findVersions,
  isDelivered,
  nextOwnId,
  writeFirstVersion,
  writeVersion,
} from './index.ts'

type Steward = Awaited<ReturnType<typeof someVolunteer>>['person']

let program: Awaited<ReturnType<typeof testProgram>>
let ann: Steward
let bob: Steward
let key = 500

beforeAll(async () => {
  program = await testProgram()
  ann = (await someVolunteer(program.ctx, 'steward')).person
  bob = (await someVolunteer(program.ctx, 'steward')).person
})
afterAll(() => program.close())

const someDocument = (kind: Document['kind'] = 'place'): Document => ({ kind, key: ++key })

/** Acts so many minutes from the start. */
async function at<Result>(minutes: number, act: () => Promise<Result>): Promise<Result> {
  const { ctx } = program
  const { clock } = ctx
  const moment = new Date(clock.now().getTime() + minutes * minute)
  ctx.clock = { now: () => moment }
  return act().finally(() => {
    ctx.clock = clock
  })
}

const said = async (document: Document) =>
  (await findVersions(program.ctx, document)).map(({ version, fields, email }) => [version, fields, email])

const logged = async ({ key }: Document) => {
  const acts = program.ctx.db.selectFrom('volunteer_log').select(['act', 'before', 'after']).orderBy('id')
  return acts.where('subject_id', '=', String(key)).execute()
}

test('what came with the program is its first version, of nobody; each change is the next, and in the log', async () => {
  const document = someDocument()
  const change = { volunteer: ann, document, before: { name: 'Old' } }
  expect(await isDelivered(program.ctx, document)).toBe(true)
  expect(await writeVersion(program.ctx, { ...change, seen: 1, after: { name: 'Old' } })).toBe(false)
  expect([await said(document), await logged(document)]).toEqual([[], []])
  expect(await writeVersion(program.ctx, { ...change, seen: 1, after: { name: 'New' } })).toBe(true)
  expect(await said(document)).toEqual([
    [2, { name: 'New' }, ann.email],
    [1, { name: 'Old' }, null],
  ])
  expect(await logged(document)).toEqual([{ act: 'change_places', before: { version: 1 }, after: { version: 2 } }])
  expect((await findVersions(program.ctx, document)).map(({ changed_at }) => changed_at)).toEqual([
    expect.any(Date),
    null,
  ])
  expect(await isDelivered(program.ctx, document)).toBe(true)
  await expect(writeVersion(program.ctx, { ...change, seen: 1, after: null })).rejects.toThrow(versionConflict)
  expect(await said(document)).toHaveLength(2)
})

test('what a volunteer made is their own, has its number, and is removed with a line that names no version', async () => {
  const document = someDocument()
  await writeFirstVersion(program.ctx, { volunteer: ann, document, fields: { name: 'Made' } })
  expect([await said(document), await isDelivered(program.ctx, document)]).toEqual([
    [[1, { name: 'Made' }, ann.email]],
    false,
  ])
  await writeVersion(program.ctx, { volunteer: bob, document, seen: 1, before: { name: 'Made' }, after: null })
  expect(await said(document)).toEqual([
    [2, null, bob.email],
    [1, { name: 'Made' }, ann.email],
  ])
  expect(await logged(document)).toEqual([
    { act: 'change_places', before: null, after: { version: 1 } },
    { act: 'change_places', before: { version: 1 }, after: { version: null } },
  ])
  expect(await findLastFields(program.ctx, document)).toMatchObject({ fields: { name: 'Made' } })
  await writeVersion(program.ctx, { volunteer: bob, document, seen: 2, before: undefined, after: { name: 'Again' } })
  expect((await said(document))[0]).toEqual([3, { name: 'Again' }, bob.email])
})

test('a version is added without the log: the first of something new, the second of what was delivered, none for the same', async () => {
  const [made, delivered] = [someDocument('prohibited'), someDocument('prohibited')]
  await addVersion(program.ctx, { volunteer: ann, document: made, before: undefined, after: { what: 'A' } })
  await addVersion(program.ctx, { volunteer: ann, document: delivered, before: { what: 'A' }, after: { what: 'B' } })
  await addVersion(program.ctx, { volunteer: ann, document: delivered, before: { what: 'B' }, after: { what: 'B' } })
  await addVersion(program.ctx, { volunteer: ann, document: delivered, before: { what: 'B' }, after: { what: 'C' } })
  const versionsOf = async (document: Document) => (await said(document)).map(([version]) => version)
  expect([await versionsOf(made), await versionsOf(delivered)]).toEqual([[1], [3, 2, 1]])
  expect([await logged(made), await logged(delivered)]).toEqual([[], []])
})

test('two of one number but of different kinds have each their own versions, of which the latest fifty are read', async () => {
  const place = someDocument()
  const category: Document = { kind: 'category', key: place.key }
  await writeFirstVersion(program.ctx, { volunteer: bob, document: category, fields: {} })
  for (let name = 1; name <= 51; name++)
    await addVersion(program.ctx, { volunteer: ann, document: place, before: undefined, after: { name } })
  const versions = await said(place)
  expect([versions.length, versions[0], versions[49]]).toEqual([
    ...[50, [51, { name: 51 }, ann.email], [2, { name: 2 }, ann.email]],
  ])
  const [places, categories] = [await changesOf(program.ctx, 'place'), await changesOf(program.ctx, 'category')]
  expect([places(place.key).version, categories(place.key).version]).toEqual([51, 1])
  expect(places(place.key).changed_by).toBe(ann.email)
  expect(categories('none')).toEqual({ version: 1, changed_at_utc: null, changed_by: null })
})

test('what was removed is named with the last that it said, the latest removed first; what is there again is not', async () => {
  const [early, late, again] = [someDocument('type'), someDocument('type'), someDocument('type')]
  const { kind } = early
  const write = (document: Document, minutes: number, after: object | null) =>
    at(minutes, () => addVersion(program.ctx, { volunteer: ann, document, before: undefined, after }))
  await write({ kind: 'question', key: late.key }, 0, { name: 'Another kind' })
  for (const [minutes, after] of [{ name: 'First' }, { name: 'Last' }, null].entries()) {
    await write(late, 10 + minutes, after && { name: `${after.name}, late` })
    await write(early, minutes, after)
    await write(again, minutes, after)
  }
  await write(again, 20, { name: 'Again' })
  expect(await findRemoved(program.ctx, kind)).toEqual([
    { key: String(late.key), fields: { name: 'Last, late' } },
    { key: String(early.key), fields: { name: 'Last' } },
  ])
})

test('the numbers that volunteers give begin above the program’s, and none is given again', async () => {
  const next = () => nextOwnId(program.ctx, 'signal')
  const write = (key: number) =>
    writeFirstVersion(program.ctx, { volunteer: ann, document: { kind: 'signal', key }, fields: {} })
  await write(7)
  await writeFirstVersion(program.ctx, { volunteer: ann, document: { kind: 'type', key: 5_000 }, fields: {} })
  expect(await next()).toBe(firstOwnId)
  await write(firstOwnId)
  expect(await next()).toBe(firstOwnId + 1)
  await write(firstOwnId + 8)
  expect(await next()).toBe(firstOwnId + 9)
})
