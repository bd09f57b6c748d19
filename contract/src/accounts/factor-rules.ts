/** Rules of a second factor as plain functions, with their exact texts: used by the server's schemas and by the forms. */

/** How a second factor can be proved. */
export const factorWays = ['totp', 'passkey', 'recovery_code'] as const
export type FactorWay = (typeof factorWays)[number]

/** What somebody pastes as "123 456" or "123-456" is the same code. */
export const normalizeFactorCode = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Returns what is wrong with a six-digit code as it is typed, undefined if nothing is. */
export function factorCodeError(typed: string): string | undefined {
  const code = normalizeFactorCode(typed)
  if (!code) return 'Type the code that your app shows'
  return /^\d{6}$/.test(code) ? undefined : 'The code is six digits, such as 123 456'
}

/** Without 0, 1, 8 and 9 as in base 32: nothing that is taken for something else. */
const recoveryCodePattern = /^[A-Z2-7]{10}$/

export const normalizeRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Returns what is wrong with a recovery code as it is typed, undefined if nothing is. */
export function recoveryCodeError(typed: string): string | undefined {
  const code = normalizeRecoveryCode(typed)
  if (!code) return 'Type one of your recovery codes'
  return recoveryCodePattern.test(code) ? undefined : 'A recovery code is ten letters and digits, such as ABCDE-23456'
}

export const recoveryCodeCount = 10

export const maxPasskeys = 10
export const maxPasskeyName = 60

/** Returns what is wrong with the name of a passkey, undefined if nothing is. */
export function passkeyNameError(name: string): string | undefined {
  return [...name.trim()].length <= maxPasskeyName ? undefined : `Use at most ${maxPasskeyName} characters for the name`
}

export const factorCodeWrong =
  'This code is not right, or it was used already. Wait for the next one in your app, and type that. Is the time right on your phone?'
export const recoveryCodeWrong =
  'This is not one of your recovery codes, or it was used already. Please try another one.'
export const passkeyWrong = 'Your passkey was not accepted. Please try again, or choose another way.'
export const passkeyKnown = 'This passkey is in your list already.'
export const passkeysFull = `You have ${maxPasskeys} passkeys. Remove one first.`
export const setupEnded = 'This took more than an hour. Please begin again.'
export const factorAskedAgain = 'Please show once more that it is you: with your passkey or a code.'
export const factorRequired =
  'Volunteers need a second step at log-in, so that nobody else can act as them. Please set it up in your Account Settings.'
export const factorMissing = 'Your account has no second step yet. You can set it up in your Account Settings.'
