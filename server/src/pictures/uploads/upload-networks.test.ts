import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { someone, testProgram } from '../../testing.ts'
import { noise } from '../encoding/testing-photos.ts'
import { sender } from './testing-uploads.ts'

test('while twelve photos trickle in from one network, its next one waits, and one from elsewhere comes in at once', async () => {
  const program = await testProgram({ TRUST_PROXY: 'on' })
  await program.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = program.app.server.address() as AddressInfo
  const bytes = await noise(600, 400).png().toBuffer()
  /** Sends half of a photo; `finish` sends the rest. */
  const begin = async (own: Awaited<ReturnType<typeof sender>>, address: string) => {
    const { direct_upload } = await own.start(bytes, 'image/png')
    const headers = { 'content-length': bytes.length, 'x-forwarded-for': address }
    const call = request({ port, path: direct_upload.url, method: 'PUT', headers })
    const status = new Promise((resolve, reject) => {
      call.on('error', reject).on('response', (response) => resolve(response.resume().statusCode))
    })
    call.write(bytes.subarray(0, bytes.length / 2))
    return {
      status,
      finish: () => {
        call.end(bytes.subarray(bytes.length / 2))
        return status
      },
    }
  }
  const people = await Promise.all(Array.from({ length: 8 }, async () => sender(program, await someone(program.ctx))))
  const [elsewhere, next, ...slow] = people
  if (!(elsewhere && next)) throw new Error('nobody sends photos')
  const incoming = join(program.config.dataFolder, 'pictures', '.incoming')
  const trickling = await Promise.all(slow.flatMap((own) => [begin(own, '198.51.100.1'), begin(own, '198.51.100.2')]))
  await expect.poll(() => readdir(incoming)).toHaveLength(12)
  const waiting = await begin(next, '198.51.100.3')
  expect(await (await begin(elsewhere, '203.0.113.1')).finish()).toBe(204)
  expect(await readdir(incoming)).toHaveLength(12)
  expect(await trickling[0]?.finish()).toBe(204)
  expect(await waiting.finish()).toBe(204)
  expect(await Promise.all(trickling.slice(1).map(({ finish }) => finish()))).toEqual(Array(11).fill(204))
  await program.close()
})
