import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '../visit.ts'
import { headersOf, password, type SignedInUser } from './accounts-visit.ts'

/** The code that an app shows for a key as it is typed into it, so many half minutes from now. (RFC 6238) */
export function codeOf(key: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const code = String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** Sets up six-digit codes by the API; the device has proved them then. */
export async function setUpCodes(request: APIRequestContext, user: SignedInUser): Promise<void> {
  const headers = headersOf(user)
  const proof = { user: { current_password: password, email: '' } }
  const { secret, setup } = (await (await request.post('/v1/auth/factor/totp', { headers, data: proof })).json()).data
  const reply = await request.put('/v1/auth/factor/totp', { headers, data: { setup, code: codeOf(secret) } })
  expect(reply.status(), await reply.text()).toBe(200)
}
