import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { trimEndOf } from '@reable/contract/text/trim-end-of'
import { Refusal } from '#platform/refusal'

const derive = promisify(argon2)

/** argon2id with 19 MiB and two passes: OWASP's minimum, about 35 ms. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }

/** The hash of a password that nobody knows, verified for people without one so that it takes the same time. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$Adr/Nrs4zt7sKDDMvoFVyg$B5OVNEDpiYtFa+rPf1xQk+soeY/aMzmxTIugBUP41fo'

/** Returns the PHC string of a password: algorithm, cost, salt and hash in one. Refuses with 503 when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const { memory, passes, parallelism } = cost
  const hash = await deriveHash(password, { ...cost, salt, length: 32 })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

/** Whether this is the password of a PHC string. For someone without one it is false after the same time. */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const { hash, ...parameters } = parsePhc(phc ?? dummyHash)
  const derived = await deriveHash(password, { ...parameters, length: hash.length })
  return timingSafeEqual(derived, hash) && typeof phc === 'string'
}

type HashParameters = typeof cost & { salt: Buffer; length: number }

/** Normalized by NFKC: the same letters count as the same, however a keyboard composes them. */
const deriveHash = (password: string, { salt, length, ...parameters }: HashParameters): Promise<Buffer> =>
  limitHashing(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: length, ...parameters }),
  )

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parsePhc(phc: string) {
  const [, memory, passes, parallelism, salt, hash] = phcPattern.exec(phc) ?? []
  if (!salt || !hash) throw new Error('a stored password is no argon2id string')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const base64 = (bytes: Buffer) => trimEndOf(bytes.toString('base64'), '=')

/** One hashing occupies a core and 19 MiB: another core stays free for the pages. */
const maxConcurrent = 2
/** Whoever came after so many would wait longer than people are ready to. */
const maxWaiting = 250

const queue: (() => void)[] = []
let running = 0

/** Runs a hashing when a slot is free, in the order of the calls. Refuses with 503 when too many wait already. */
export async function limitHashing<Result>(hashing: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) running += 1
  else await waitForSlot()
  try {
    return await hashing()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

function waitForSlot(): Promise<void> {
  if (queue.length >= maxWaiting) {
    throw new Refusal('busy', 'Many people are signing in just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    })
  }
  return new Promise((resolve) => queue.push(resolve))
}
