import { createHmac } from 'node:crypto'
import type { Payload } from 'altcha-lib/types'
import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'

/** In milliseconds: how long a task can be solved and its solution used. */
const lifetime = 10 * minute

/**
 * The work: 300 to 600 keys of 1,000 rounds each, found one after another. Measured in Node on one core 0.05 to 0.1 s, so a
 * phone that is ten times slower needs a second at most. Making a task takes 1 ms, checking one less.
 */
const work = { cost: 1000, minKeys: 300, maxKeys: 600 }

const algorithm = 'PBKDF2/SHA-256'

/** Imported with the first task: 10 MB that a program without sign-ups saves. */
async function library() {
  const [altcha, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/pbkdf2')])
  return { ...altcha, deriveKey }
}

const secretsOf = ({ config }: Context) => {
  const secret = (purpose: string) => createHmac('sha256', config.keys.captcha).update(purpose).digest('hex')
  return { hmacSignatureSecret: secret('task'), hmacKeySignatureSecret: secret('solution') }
}

/** A signed task as the ALTCHA widget reads it. */
export async function makeTask(ctx: Context) {
  const { createChallenge, randomInt, deriveKey } = await library()
  return createChallenge({
    algorithm,
    cost: work.cost,
    counter: randomInt(work.maxKeys, work.minKeys),
    deriveKey,
    expiresAt: new Date(ctx.clock.now().getTime() + lifetime),
    ...secretsOf(ctx),
  })
}

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
}) satisfies z.ZodType<Payload>

type Task = z.infer<typeof payload>

/** Parses what the widget sends: JSON in base64. Undefined if it is something else, such as a reCAPTCHA token. */
export function readPayload(answer: string): Task | undefined {
  try {
    return payload.parse(JSON.parse(Buffer.from(answer, 'base64').toString()))
  } catch {
    return undefined
  }
}

/** Whether a task is ours, solved, and not expired. */
export async function isSolved(ctx: Context, { challenge, solution }: Task): Promise<boolean> {
  const { verifySolution, deriveKey } = await library()
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(ctx) })
  return verified && expiryOf({ challenge }) > ctx.clock.now().getTime()
}

/** The moment when a task expires, in milliseconds. */
export const expiryOf = ({ challenge }: Pick<Task, 'challenge'>): number => challenge.parameters.expiresAt * 1000
