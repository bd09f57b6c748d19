import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { type Answer, type Bounds, callOutside, type Question } from './outbound-call.ts'

export type { Answer, Question } from './outbound-call.ts'

/** A provider does not answer as it should, or was left alone because it did not: nothing is said about what was asked. */
export class OutsideTrouble extends Error {}

type OutsideOptions = {
  /** For the log. */
  name: string
  /** The only origins that are called. Whoever holds the set may add to it. */
  origins: Set<string>
  bounds?: Partial<Bounds>
  /** After so many troubles in a row … */
  troubles?: number
  /** … the provider is left alone for so many milliseconds; then one call tries whether it is back. */
  rest?: number
}

type Ask<Read> = Question & {
  address: URL
  /** What is made of the answer; what it throws counts as the provider's trouble. */
  read: (answer: Answer) => Read
}

/**
 * The way to one provider: 1 s to connect, 3 s in all, 256 kB, fixed origins, no redirects, and a circuit breaker. The breaker is this
 * process's own; times are of ctx.clock.
 */
export class Outside {
  readonly #options: OutsideOptions
  readonly #bounds: Bounds
  readonly #troublesToRest: number
  readonly #rest: number
  #troubles = 0
  #restsUntil = 0
  #troubledAt = Number.NEGATIVE_INFINITY

  constructor(options: OutsideOptions) {
    this.#options = options
    this.#bounds = { connect: 1000, whole: 3000, bytes: 256 * 1024, ...options.bounds }
    this.#troublesToRest = options.troubles ?? 3
    this.#rest = options.rest ?? 30_000
  }

  /** Throws OutsideTrouble on anything but an answer below 500, other than a redirect, that `read` can make sense of. */
  async ask<Read>(ctx: Context, { address, read, ...question }: Ask<Read>): Promise<Read> {
    if (!this.#options.origins.has(address.origin)) throw new Error(`${this.#options.name} is not at ${address.origin}`)
    if (this.isResting(ctx)) throw new OutsideTrouble(`${this.#options.name} is left alone`)
    // While one call tries whether the provider is back, the others do not wait with it.
    if (this.#troubles >= this.#troublesToRest) this.#restsUntil = ctx.clock.now().getTime() + this.#bounds.whole
    try {
      const made = understand(read, await callOutside(address, question, this.#bounds))
      this.#troubles = 0
      this.#restsUntil = 0
      return made
    } catch (cause) {
      throw this.#noteTrouble(ctx, (cause as Error).message)
    }
  }

  /** Whether the provider is left alone just now. */
  isResting(ctx: Context): boolean {
    return ctx.clock.now().getTime() < this.#restsUntil
  }

  /** Whether there was trouble within the last `milliseconds`. */
  wasTroubled(ctx: Context, milliseconds: number): boolean {
    return ctx.clock.now().getTime() - this.#troubledAt < milliseconds
  }

  #noteTrouble(ctx: Context, reason: string): OutsideTrouble {
    const now = ctx.clock.now().getTime()
    this.#troubles += 1
    this.#troubledAt = now
    if (this.#troubles >= this.#troublesToRest) this.#restsUntil = now + this.#rest
    ctx.log.warn({ provider: this.#options.name, reason }, 'outside trouble')
    return new OutsideTrouble(`${this.#options.name}: ${reason}`)
  }
}

function understand<Read>(read: (answer: Answer) => Read, answer: Answer): Read {
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
  // Not modified: an answer to whoever asked for changes.
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
    throw new Error('wants to send us elsewhere')
  try {
    return read(answer)
  } catch {
    // What a parser says of it would quote it.
    throw new Error('answered what we cannot read')
  }
}

/** Keeps one of something for each running program, made when it is first asked for: breakers and discoveries remember. */
export function oncePerProgram<Kept>(make: (config: Config) => Kept): (ctx: Context) => Kept {
  const kept = new WeakMap<Config, Kept>()
  return ({ config }) => {
    const known = kept.get(config)
    if (known !== undefined) return known
    const made = make(config)
    kept.set(config, made)
    return made
  }
}
