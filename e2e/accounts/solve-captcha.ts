import { pbkdf2Sync } from 'node:crypto'

type Task = { parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string } }

/** Solves a task of the embedded check as its widget does, and returns the value of the form's field. */
export function solveCaptcha(challenge: Task): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  for (let counter = 0; ; counter++) {
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), uint32(counter)])
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
