import { savedLimit } from '@reable/contract/saved/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockPerson, type Person } from '#accounts'
import { call, setListing } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { forgetEverything } from '../privacy/forget-everything.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let ben: Person
let headers: Record<string, string>
let id: number

beforeEach(async () => {
  program = await testProgram()
  ben = await someone(program.ctx)
  headers = await signedIn(program.ctx, ben)
  id = await someListing(program.ctx, await someone(program.ctx), { title: 'Oak cane', price: '40' })
})
afterEach(() => program.close())

const save = (post = id, as = headers) => call(program, 'PUT', `/api/saved/${post}`, as)
const unsave = (post = id, as = headers) => call(program, 'DELETE', `/api/saved/${post}`, as)
const takeAlong = (posts: object, as = headers) => call(program, 'POST', '/api/saved', as, { posts })
const list = async (as = headers) => (await call(program, 'GET', '/api/saved', as)).body.data
const ids = async (as = headers) => (await call(program, 'GET', '/api/saved/ids', as)).body.data

test('a listing that is saved stands on the list with its card, the newest first, and saved twice it is the same one', async () => {
  const other = await someListing(program.ctx, await someone(program.ctx))
  expect((await save()).status).toBe(200)
  // Two tabs at the same moment.
  expect((await Promise.all([save(other), save(other), save()])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await list()).toMatchObject([
    { post_id: other, state: 'available' },
    { post_id: id, state: 'available', title: 'Oak cane', price: 40, card: { id, title: 'Oak cane', price: 40 } },
  ])
  expect(await ids()).toEqual([other, id])
  for (let times = 0; times < 2; times++) expect((await unsave(other)).status).toBe(200)
  expect(await ids()).toEqual([id])
})

test('the price from when it was saved stays, whatever it costs since', async () => {
  await save()
  await setListing(program.ctx, id, { price: 25, title: 'Cane of oak' })
  await save()
  expect(await list()).toMatchObject([{ title: 'Oak cane', price: 40, card: { title: 'Cane of oak', price: 25 } }])
})

test('nobody reads, adds to or takes from what another has saved', async () => {
  const other = await signedIn(program.ctx, await someone(program.ctx))
  await save()
  expect(await ids(other)).toEqual([])
  await unsave(id, other)
  expect(await ids()).toEqual([id])
})

test('a hidden listing cannot be saved, as if it were not there', async () => {
  await setListing(program.ctx, id, { held_at: program.ctx.clock.now(), held_why: 'It was reported.' })
  const answers = await Promise.all([save(), save(123_456)])
  expect(answers.map(({ status, body }) => [status, body.code, body.error])).toEqual(
    Array(2).fill([404, 'not_found', 'This listing is no longer available.']),
  )
  expect(await ids()).toEqual([])
})

test('takeAlongSaved: what a browser had saved is merged once, at the prices it saw, without what is hidden or does not exist', async () => {
  const owner = await someone(program.ctx)
  const [other, hidden] = [await someListing(program.ctx, owner), await someListing(program.ctx, owner)]
  await setListing(program.ctx, hidden, { active: false })
  await save()
  const deviceSaves = [other, id, hidden, 123_456, other].map((id) => ({ id, price: 99 }))
  for (let times = 0; times < 2; times++) expect((await takeAlong(deviceSaves)).body.data).toEqual([other, id])
  expect((await list()).map(({ price }: { price: number }) => price)).toEqual([99, 40])
})

test('who saves, or says what mails they want, while their account is closed is signed out', async () => {
  const wantMails = (as: typeof headers) => call(program, 'PUT', '/api/saved_mails', as, { wanted: false })
  const takeOne = (as: typeof headers) => takeAlong([{ id, price: 40 }], as)
  for (const act of [(as: typeof headers) => save(id, as), takeOne, wantMails]) {
    const leaving = await someone(program.ctx)
    const as = await signedIn(program.ctx, leaving)
    const { waited, result } = await whileLocked(program, {
      lock: async (ctx) => {
        await lockPerson(ctx, { personId: leaving.id })
        await forgetEverything(ctx, leaving)
      },
      act: () => act(as),
    })
    expect([waited, result.status, result.body.code]).toEqual([true, 401, 'signed_out'])
  }
})

test('somebody saves 200 listings; one more is refused, and one that is saved already is not', async () => {
  const owner = await someone(program.ctx)
  const posts: { id: number; price: number }[] = []
  for (let more = 0; more < savedLimit; more++) posts.push({ id: await someListing(program.ctx, owner), price: 40 })
  await save()
  expect((await takeAlong(posts)).body.data).toHaveLength(savedLimit)
  const { status, body } = await save(posts.at(-1)?.id)
  expect([status, body.code]).toEqual([409, 'conflict'])
  expect((await save()).status).toBe(200)
  // Everybody has room of their own.
  expect((await save(id, await signedIn(program.ctx, owner))).status).toBe(200)
  expect((await takeAlong(posts)).body.data).toHaveLength(savedLimit)
  // What is saved already takes no room from what is new.
  await unsave(posts.at(0)?.id)
  expect((await takeAlong([...posts.slice(1, -1), ...posts.slice(0, 1)])).body.data).toHaveLength(savedLimit)
  // Two at the same moment, where there is room for one.
  await unsave()
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: ben.id }),
    act: () => Promise.all([save(), save(posts.at(-1)?.id)]),
    sessions: 2,
  })
  expect([waited, result.map((answer) => answer.status).sort()]).toEqual([true, [200, 409]])
})
