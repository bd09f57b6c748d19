import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { second } from '#platform/clock'
import { readConfig } from '#platform/config'
import { folderStorage } from '#platform/storage'
import { get, signedIn, someone, testProgram } from '../../../testing.ts'
import { asOwner, quietLog, temporaryFolder } from '../../database/testing.ts'
import { isDiskFull } from '../api/disk-full.ts'
import { refuseWritesWhenFull, watchRoom } from './disk-room.ts'

let program: Awaited<ReturnType<typeof testProgram>>
beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const mb = 2 ** 20

test('a disk without room is seen within five seconds, and so is room again; a disk that cannot be seen has room', async () => {
  const disk = { free: 1000 * mb, at: 0, looks: 0 }
  const logged: [number, string][] = []
  const write = (line: string) => logged.push([JSON.parse(line).free_mb, JSON.parse(line).msg])
  const isFull = watchRoom({
    folder: '/anywhere',
    log: pino({ level: 'error' }, { write }),
    now: () => disk.at,
    free: async () => {
      disk.looks++
      if (disk.free < 0) throw new Error('no such folder')
      return disk.free
    },
  })
  expect(await Promise.all([isFull(), isFull(), isFull()])).toEqual([false, false, false])
  expect(disk.looks).toBe(1)
  Object.assign(disk, { free: 255 * mb, at: 4 * second })
  expect(await isFull()).toBe(false)
  disk.at = 5 * second
  expect(await isFull()).toBe(true)
  Object.assign(disk, { free: 256 * mb, at: 10 * second })
  expect(await isFull()).toBe(false)
  Object.assign(disk, { free: -1, at: 15 * second })
  expect(await isFull()).toBe(false)
  // Said when it begins and when it ends, not each time that it is seen.
  expect(logged).toEqual([
    [255, 'the disk of the data folder is full: nothing is stored until there is room'],
    [256, 'the disk of the data folder has room again: what people do is stored'],
  ])
})

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

test('a file that finds no room is the same refusal, as its storage explains it', async () => {
  const folder = await temporaryFolder('reable-full-')
  await mkdir(join(folder, 'pictures'))
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const bytes = (async function* () {
    yield Buffer.from('half')
    throw full
  })()
  const storage = folderStorage(join(folder, 'pictures'))
  if (storage.direct.by !== 'program') throw new Error('a folder takes bytes by the program')
  const error = await storage.direct.take('incoming/one', bytes).catch((error) => error)
  expect(isDiskFull(error)).toBe(true)
  expect(isDiskFull(new Error('another'))).toBe(false)
  await rm(folder, { recursive: true })
})
