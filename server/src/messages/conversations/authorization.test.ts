import { expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { bodies, read, side, somePair, write } from '../testing.ts'

const program = await programOfFile()

type Operation = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object }

/** Every operation on one conversation. */
const operations: Operation[] = [
  { method: 'GET', path: '' },
  { method: 'POST', path: '/messages', body: { body: 'Hello' } },
  { method: 'POST', path: '/left_out', body: { message_id: 1 } },
  { method: 'POST', path: '/read', body: { message_id: 1 } },
  { method: 'PUT', path: '/mute' },
  { method: 'DELETE', path: '/mute' },
  { method: 'PUT', path: '/block' },
  { method: 'DELETE', path: '/block' },
]

test('a conversation is there for its owner and its buyer alone, and for no volunteer', async () => {
  const { owner, buyer, id } = await somePair(program)
  const [other, volunteer] = [await side(program.ctx), await side(program.ctx)]
  await makeVolunteer(program.ctx, volunteer.person)
  for (const { method, path, body } of operations)
    for (const { headers } of [other, volunteer]) {
      const answer = await call(program, method, `/api/user/conversations/${id}${path}`, headers, body)
      expect([method, path, answer.status]).toEqual([method, path, 404])
      expect((await call(program, 'GET', '/api/user/conversations', headers)).body.data).toEqual([])
    }
  for (const who of [owner, buyer]) expect(bodies(await read(program, who, id))).toEqual(['Is it still there?'])
})

test('who has lost the confirmation of their address reads on, and writes nothing', async () => {
  const { buyer, id } = await somePair(program)
  const people = program.ctx.db.updateTable('people').set({ confirmed_at: null })
  await people.where('id', '=', buyer.person.id).execute()
  expect([(await read(program, buyer, id)).status, (await write(program, buyer, id, 'Hello')).status]).toEqual([
    200, 403,
  ])
})
