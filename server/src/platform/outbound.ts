import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { type Bounds, callOutbound, type OutboundAnswer, type OutboundRequest } from './outbound-call.ts'

export type { OutboundAnswer, OutboundRequest } from './outbound-call.ts'

/** A provider does not answer as it should, or is not called because it did not: that says nothing about the request itself. */
export class ProviderError extends Error {}

type ProviderClientOptions = {
  /** For the log. */
  name: string
  /** The only origins that are called. Whoever holds the set may add to it. */
  origins: Set<string>
  bounds?: Partial<Bounds>
  /** After so many failures in a row … */
  maxFailures?: number
  /** … the provider is not called for so many milliseconds; then one call tries whether it is back. */
  cooldown?: number
}

type ProviderRequest<Read> = OutboundRequest & {
  address: URL
  /** Parses the answer; an error it throws counts as the provider's failure. */
  read: (answer: OutboundAnswer) => Read
}

/**
 * The client of one provider: 1 s to connect, 3 s in all, 256 kB, fixed origins, no redirects, and a circuit breaker. The breaker is this
 * process's own; times are of ctx.clock.
 */
export class ProviderClient {
  readonly #options: ProviderClientOptions
  readonly #bounds: Bounds
  readonly #maxFailures: number
  readonly #cooldown: number
  #failures = 0
  #openUntil = 0
  #failedAt = Number.NEGATIVE_INFINITY

  constructor(options: ProviderClientOptions) {
    this.#options = options
    this.#bounds = { connect: 1000, whole: 3000, bytes: 256 * 1024, ...options.bounds }
    this.#maxFailures = options.maxFailures ?? 3
    this.#cooldown = options.cooldown ?? 30_000
  }

  /** Throws OutsideTrouble on anything but an answer below 500, other than a redirect, that `read` can make sense of. */
  async request<Read>(ctx: Context, { address, read, ...request }: ProviderRequest<Read>): Promise<Read> {
    if (!this.#options.origins.has(address.origin)) throw new Error(`${this.#options.name} is not at ${address.origin}`)
    if (this.isOpen(ctx)) throw new ProviderError(`${this.#options.name} is left alone`)
    // While one call tries whether the provider is back, the others do not wait with it.
    if (this.#failures >= this.#maxFailures) this.#openUntil = ctx.clock.now().getTime() + this.#bounds.whole
    try {
      const answer = await callOutbound(address, request, this.#bounds)
      const result = readAnswer(read, answer)
      this.#failures = 0
      this.#openUntil = 0
      return result
    } catch (cause) {
      throw this.#recordFailure(ctx, (cause as Error).message)
    }
  }

  /** True while the circuit is open: the provider is not called. */
  isOpen(ctx: Context): boolean {
    return ctx.clock.now().getTime() < this.#openUntil
  }

  /** True when a call failed within the last `milliseconds`. */
  hasFailedWithin(ctx: Context, milliseconds: number): boolean {
    return ctx.clock.now().getTime() - this.#failedAt < milliseconds
  }

  #recordFailure(ctx: Context, reason: string): ProviderError {
    const now = ctx.clock.now().getTime()
    this.#failures += 1
    this.#failedAt = now
    if (this.#failures >= this.#maxFailures) this.#openUntil = now + this.#cooldown
    ctx.log.warn({ provider: this.#options.name, reason }, 'outside trouble')
    return new ProviderError(`${this.#options.name}: ${reason}`)
  }
}

function readAnswer<Read>(read: (answer: OutboundAnswer) => Read, answer: OutboundAnswer): Read {
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
  // Not modified: an answer to whoever asked for changes.
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
    throw new Error('wants to send us elsewhere')
  try {
    return read(answer)
  } catch {
    // A parser's message would quote the answer.
    throw new Error('answered what we cannot read')
  }
}

/** Memoizes a value for each configuration, made when it is first needed: such as circuit breakers, which have state. */
export function memoizePerConfig<Value>(make: (config: Config) => Value): (ctx: Context) => Value {
  const values = new WeakMap<Config, Value>()
  return ({ config }) => {
    const existing = values.get(config)
    if (existing !== undefined) return existing
    const value = make(config)
    values.set(config, value)
    return value
  }
}
