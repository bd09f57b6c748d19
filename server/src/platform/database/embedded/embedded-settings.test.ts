import { expect, test } from 'vitest'
import { serverSettings } from './embedded-settings.ts'

const gb = 1024 ** 3

const sharedBuffersSetting = (memory: number) =>
  serverSettings('/sockets', { durable: true, sessions: 60 }, memory).find((setting) =>
    setting.startsWith('shared_buffers='),
  )

test('a larger machine keeps more of the database in memory, between 128 MB and 2 GB', () => {
  expect([0.5 * gb, 2 * gb, 8 * gb, 64 * gb].map(sharedBuffersSetting)).toEqual([
    'shared_buffers=128MB',
    'shared_buffers=256MB',
    'shared_buffers=1024MB',
    'shared_buffers=2048MB',
  ])
})

test('what is committed is on the disk, whatever the machine is, but for tests', () => {
  const settings = (durable: boolean) => serverSettings('/sockets', { durable, sessions: 61 }, 8 * gb)
  const safe = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_preload_libraries=pg_prewarm']
  const common = ['listen_addresses=', 'unix_socket_directories=/sockets', 'unix_socket_permissions=0700']
  const ofMachine = ['max_connections=61', 'effective_cache_size=4096MB']
  expect(settings(true)).toEqual(expect.arrayContaining([...safe, ...common, ...ofMachine]))
  expect(settings(false)).toEqual(expect.arrayContaining(['shared_buffers=128MB', 'fsync=off', ...common]))
})
