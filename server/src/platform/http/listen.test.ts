import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../database/testing.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

/** Opens a port by the settings; `close` gives it back. */
async function opened(settings: Record<string, string>) {
  const config = readConfig({ APP_ENV: 'test', ...settings })
  const { app } = createApp(config, quietLog)
  try {
    return {
      address: await listen(app, config),
      port: (app.server.address() as AddressInfo).port,
      close: () => app.close(),
    }
  } catch (error) {
    await app.close()
    throw error
  }
}

test('a port that another program has is said to be taken, and which setting to change', async () => {
  const first = await opened({ PORT: '0' })
  expect(first.address).toBe(`http://127.0.0.1:${first.port}`)
  await expect(opened({ PORT: `${first.port}` })).rejects.toThrow(
    `Port ${first.port} is taken by another program. Set PORT to a free one.`,
  )
  await first.close()
})

test.each(['192.0.2.1', 'x'.repeat(64)])(
  'an address that this machine does not have is named, and which setting to change: %s',
  async (HOST) => {
    await expect(opened({ PORT: '0', HOST })).rejects.toThrow(
      `This machine has no address ${HOST}. Set HOST to one it has, such as 127.0.0.1.`,
    )
  },
)
