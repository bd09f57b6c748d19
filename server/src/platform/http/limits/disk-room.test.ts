import { expect, test } from 'vitest'
import { get, signedIn, someone } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { asOwner } from '../../database/testing.ts'

const program = await programOfFile()

test('what the database has no room for is refused with words and a flow id, is not half there, and is taken later', async () => {
  const { pool } = program.database
  const headers = await signedIn(program.ctx, await someone(program.ctx))
  const save = async () => {
    const payload = { notification: { category_id: 1, equipment_type_id: 2 } }
    const response = await program.app.inject({ method: 'POST', url: '/v1/notifications', headers, payload })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
  await asOwner(
    pool,
    `create function no_room() returns trigger language plpgsql as
       $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
     create trigger no_room before insert on notifications for each row execute function no_room()`,
  )
  const refused = await save()
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBe('300')
  expect(refused.body).toEqual({
    error: 'We have no room to save anything just now. You can still look around. Please try again later.',
    code: 'busy',
    flow_id: expect.any(String),
  })
  expect((await get(program, '/posts')).status).toBe(200)
  await asOwner(pool, 'drop function no_room cascade')
  expect((await save()).status).toBe(200)
})
