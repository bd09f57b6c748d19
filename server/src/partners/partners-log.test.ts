import { expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { getPartner, listPartners } from './get-partner.ts'

const program = await programOfFile()
const steward = await someVolunteer(program.ctx, 'steward')

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  call(program, method, `/console/partners${url}`, steward.headers, body)
const create = async (name: string) => (await send('POST', '', { name })).body.data.id as number

test('the log says who was invited and who was taken off, by their number where they have an account', async () => {
  const [id, member, stranger] = [await create('Quince House'), await someone(program.ctx), await someone(program.ctx)]
  for (const email of [member.email, 'nobody-yet@example.org'])
    expect((await send('POST', `/${id}/invitations`, { email })).status).toBe(200)
  await program.ctx.db.updateTable('people').set({ partner_id: id }).where('id', '=', member.id).execute()
  for (const person of [stranger, member, member])
    expect((await send('DELETE', `/${id}/members/${person.id}`)).status).toBe(200)
  const log = program.ctx.db.selectFrom('volunteer_log').select(['before', 'after']).where('subject', '=', 'partner')
  expect(await log.where('subject_id', '=', String(id)).orderBy('id').execute()).toEqual([
    { before: null, after: { version: 1 } },
    { before: null, after: { invited: member.id } },
    { before: null, after: { invited: true } },
    { before: { member: member.id }, after: {} },
  ])
})

test('a partner that is not there is not found', async () => {
  const answers = [
    await send('GET', '/999999'),
    await send('PUT', '/999999', { name: 'x', ended: false, version: 1 }),
    await send('POST', '/999999/invitations', { email: 'somebody@example.org' }),
    await send('DELETE', `/999999/members/${steward.person.id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(404))
})

test('whoever reads of partners is a steward, from wherever it is asked', async () => {
  const id = await create('Rowan House')
  const moderator = (await someVolunteer(program.ctx, 'moderator')).person
  for (const volunteer of [undefined, await someone(program.ctx), moderator])
    for (const read of [listPartners, getPartner]) await expect(read(program.ctx, { volunteer, id })).rejects.toThrow()
  expect(await getPartner(program.ctx, { volunteer: steward.person, id })).toMatchObject({ name: 'Rowan House' })
})
