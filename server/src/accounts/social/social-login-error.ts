/** The reason why a social login failed. `account_exists` has a text of its own on /auth; the others share one and are for the log. */
export type SocialLoginErrorCode =
  | 'account_exists'
  | 'denied'
  | 'expired'
  | 'failed'
  | 'fault'
  | 'no_email'
  | 'too_many'
  | 'unavailable'

/** A failed social login, which leads back to /auth with its code; nothing was stored. */
export class SocialLoginError extends Error {
  readonly code: SocialLoginErrorCode

  constructor(code: SocialLoginErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
