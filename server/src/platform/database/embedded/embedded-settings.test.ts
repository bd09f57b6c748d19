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
