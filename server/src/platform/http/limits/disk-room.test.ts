import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { get, signedIn, someone, testProgram } from '../../../testing.ts'
import { asOwner, quietLog, temporaryFolder } from '../../database/testing.ts'
import { refuseWritesWhenFull } from './disk-room.ts'

let program: Awaited<ReturnType<typeof testProgram>>
beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test.runIf(process.platform === 'linux')(
  'where the data folder has no room nothing that somebody sends is taken, and everything is read',
  async () => {
    // A folder of the system itself, which never has room.
    for (const [DATA_DIR, sent] of [
      ['/proc', 503],
      [await temporaryFolder('reable-room-'), 200],
    ] as const) {
      const app = fastify()
      refuseWritesWhenFull(app, readConfig({ APP_ENV: 'test', DATA_DIR }), quietLog)
      app.all('/', async () => ({}))
      const statusOf = async (method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE') =>
        (await app.inject({ method, url: '/' })).statusCode
      expect([await statusOf('GET'), await statusOf('HEAD'), await statusOf('OPTIONS')]).toEqual([200, 200, 200])
      expect([await statusOf('POST'), await statusOf('PUT'), await statusOf('DELETE')]).toEqual([sent, sent, sent])
      await app.close()
    }
  },
)

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
