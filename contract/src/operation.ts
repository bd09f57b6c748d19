import type { z } from 'zod'

/** Every code that an error answer can carry, beside `fault` (an internal error; the log has its flow id). */
export type RefusalCode =
  | 'invalid'
  | 'malformed'
  | 'signed_out'
  | 'wrong_login'
  | 'forbidden'
  | 'listing_hidden'
  | 'second_factor_required'
  | 'second_factor_again'
  | 'banned'
  | 'limited'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'too_many'
  | 'busy'

/** Method and address of an operation below the API base. Plain data, for browser and server alike. */
export type OperationPath = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }

/** An operation: what may be sent, what comes back, and which refusals to expect. Every operation may also answer 429, 500 and
 * 503, every one with a body 400 and 413 where that cannot be read, every one with ids 404, and every one that promises `signed_out` 403 `banned` to who is banned, but for the few that are left to them, and 403 `limited` in
 * a session of a sign-up that may be a stranger's, but for what an unconfirmed person can do. */
export type Operation = OperationPath & {
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Bytes that a body may have; 256 kB by default. */
  readonly bodyBytes?: number
  /** Keys and entries that a body may have in all; 500 by default. */
  readonly bodyValues?: number
  readonly answer: z.ZodType
  readonly refusals: readonly RefusalCode[]
  /** Set for lists, whose answers carry `x-pagination`. */
  readonly paginated?: true
  /** A GET that changes state: its HEAD, which must not, is not answered. */
  readonly changesState?: true
}

/** Returns the definition with its exact type. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition
}
