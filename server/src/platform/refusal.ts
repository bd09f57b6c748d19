/** The codes of refusals, by their status: a client may rely on them. */
const statusOf = {
  invalid: 422,
  malformed: 400,
  signed_out: 401,
  wrong_login: 401,
  forbidden: 403,
  listing_hidden: 403,
  second_factor_required: 403,
  second_factor_again: 403,
  banned: 403,
  limited: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  too_many: 429,
  busy: 503,
} as const

export type RefusalCode = keyof typeof statusOf

/** A use case refuses a request. Only `platform/http` turns this into an answer: `message` is for a person, `errors` names fields. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: Record<string, string[]> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: RefusalCode,
    sentence: string,
    more: { errors?: Record<string, string[]>; retryAfterSeconds?: number } = {},
  ) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get status(): number {
    return statusOf[this.code]
  }
}
