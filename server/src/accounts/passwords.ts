import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** argon2id with 19 MiB and two passes: OWASP's least, about 35 ms. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }

/** The PHC string of a password: algorithm, cost, salt and hash in one. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${b64(nonce)}$${b64(hash)}`
}
