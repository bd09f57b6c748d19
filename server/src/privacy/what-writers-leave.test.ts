import { beforeAll, expect, test } from 'vitest'
import { neighbour } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { close, tablesWith, useUniqueIds } from './testing.ts'

const program = await programOfFile()
beforeAll(() => useUniqueIds(program))
const owner = await someone(program.ctx)
const listing = await someListing(program.ctx, owner, { title: 'Folding walker' })

const post = (url: string, headers: Record<string, string>, payload: object) =>
  program.app.inject({ method: 'POST', url: `/v1${url}`, headers, payload })

const message = (body: string) => ({ post_id: listing, body, termsOfUse: true })
const report = (words: string) => ({ reporting_user: 'no account', reasons: ['scam', words] })
const mailsWith = (words: string) =>
  program.ctx.db.selectFrom('mails').select('recipient').where('plain', 'like', `%${words}%`).execute()

/** The tables in which such words stay. Jobs that are queued for a moment, to delete files, do not count. */
const tablesLeftWith = async (words: (string | number)[]) =>
  (await tablesWith(program, words)).filter((table) => !table.startsWith('graphile_worker'))

/** Someone who wrote to the owner about the listing, and leaves. */
async function writer(words: string) {
  const person = await neighbour(program.ctx)
  const headers = await signedIn(program.ctx, person)
  expect((await post('/messages', headers, message(words))).statusCode).toBe(200)
  const leave = async () => expect((await close(program, headers, { email: person.email })).status).toBe(200)
  return { person, headers, leave }
}

test('a message goes with its writer: their copy, and what still waits to bring its words', async () => {
  const [leaving, staying] = [await writer('Quokka, is it there?'), await writer('Wombat, is it there?')]
  expect(await mailsWith('Quokka')).toEqual([{ recipient: owner.email }])
  await leaving.leave()
  const messages = program.ctx.db.selectFrom('messages').select(['sender_id', 'body']).where('kind', '=', 'text')
  const copies = await messages.execute()
  expect(copies).toEqual([{ sender_id: staying.person.id, body: 'Wombat, is it there?' }])
  expect(await tablesLeftWith(['Quokka', leaving.person.email, leaving.person.id])).toEqual(['closed_accounts'])
  expect(await mailsWith('Wombat')).toEqual([{ recipient: owner.email }])
})

test('a report stays as somebody’s: the listing stays hidden, and nothing says who reported or what they wrote', async () => {
  const { person, headers, leave } = await writer('Hello')
  const before = program.ctx.db.selectFrom('reports').selectAll().where('listing_id', '=', listing)
  expect((await post(`/posts/${listing}/report/`, headers, report('Numbat words'))).statusCode).toBe(200)
  expect((await get(program, `/posts/${listing}`)).status).toBe(403)
  const [stored] = await before.execute()
  expect(stored).toMatchObject({ person_id: person.id, other: 'Numbat words', network: expect.any(Buffer) })
  await leave()
  const [anonymized, ...more] = await before.execute()
  expect(more).toEqual([])
  expect(anonymized).toMatchObject({ reasons: ['scam'], confirmed: true, person_id: null, other: null, network: null })
  expect(anonymized?.reporter.equals(stored?.reporter ?? Buffer.alloc(0))).toBe(false)
  expect((await get(program, `/posts/${listing}`)).status).toBe(403)
  expect(await tablesLeftWith([person.email, person.id])).toEqual(['closed_accounts'])
})
