import type { z } from 'zod'

/** Every machine word an error answer can carry in `code`, beside `fault` (something broke; the log has its flow id). */
export type RefusalCode =
  | 'invalid'
  | 'malformed'
  | 'signed_out'
  | 'wrong_login'
  | 'forbidden'
  | 'listing_hidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'too_many'
  | 'busy'

/** Method and address of an operation below the API base. Plain data, for browser and server alike. */
export type OperationPath = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }

/** A promise: what may be sent, what comes back, and which noes to expect. Every operation may also answer 429, 500 and 503. */
export type Operation = OperationPath & {
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Bytes that a body may have; 256 kB unless told. */
  readonly bodyBytes?: number
  /** Keys and entries that a body may have in all; 500 unless told. */
  readonly bodyValues?: number
  readonly answer: z.ZodType
  readonly refusals: readonly RefusalCode[]
  /** The list answers that carry `x-pagination`. */
  readonly paginated?: true
  /** A GET that changes something: a HEAD of it, which must not, is not answered. */
  readonly acts?: true
}

/** Names an operation's type exactly. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition
}
