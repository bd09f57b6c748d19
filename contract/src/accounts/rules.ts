/** Rules of an account as plain functions, with their exact texts: used by the server's schemas and by the forms. */

import { normalizeText } from '../text/harmless-text.ts'

/** The `provider` of an account with a password of ours. Any other value names a social login. */
export const passwordProvider = 'reable'

export const minPasswordLength = 8
export const maxPasswordLength = 128
const maxEmailLength = 254

export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** The wording that a person agrees to with the newsletter box; stored with the time of their choice. */
export const newsletterWording = 'Send me the e-newsletter. I can unsubscribe at any time.'

/** An e-mail address as it is stored and compared: trimmed, in Unicode's form NFC, in lower case. */
export const normalizeEmail = (typed: string): string => normalizeText(typed.trim(), 'NFC').toLowerCase()

// No blanks, no control characters and no marks that change the direction of the text after them.
const emailPattern =
  /^[^\s\p{Cc}\u202a-\u202e\u2066-\u2069@,;:<>()[\]\\"]+@[^\s\p{Cc}\u202a-\u202e\u2066-\u2069@,;:<>()[\]\\"./]+(\.[^\s\p{Cc}\u202a-\u202e\u2066-\u2069@,;:<>()[\]\\"./]+)+$/u

/** Returns what is wrong with an e-mail address, undefined if nothing is. */
export function emailError(email: string): string | undefined {
  if (!email.trim()) return 'Email address is required'
  return emailPattern.test(email.trim()) && email.trim().length <= maxEmailLength ? undefined : 'Invalid email address'
}

/** Returns what is wrong with a password that someone already has, undefined if nothing is. */
export function passwordError(password: string): string | undefined {
  if (!password) return 'Password is required'
  const length = [...password].length
  if (length < minPasswordLength) return 'Password must be at least 8 characters long'
  return length > maxPasswordLength ? `Use at most ${maxPasswordLength} characters for the password` : undefined
}

/** The same for the current password in a form that also asks for a new one. */
export function currentPasswordError(password: string): string | undefined {
  const error = passwordError(password)
  return error && `Current password: ${error}`
}

/** The same for a password that someone chooses. */
export function newPasswordError(password: string): string | undefined {
  const strong = /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) && /[!@#$&*]/.test(password)
  return (
    passwordError(password) ??
    (strong ? undefined : 'Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)')
  )
}

const returnAddressPattern =
  /^\/(posts\/\d{1,15}|wizard(\/[a-z]+)?|account\/notifications)?(\?[\w\-.~*%&=+]{0,300})?(#contact-seller|#notify)?$/

/**
 * Whether a confirmation link may lead back to this address: the page of a listing, a list, the wizard or one's notifications. Such an
 * address cannot lead to another site.
 */
export const isReturnAddress = (address: string): boolean => returnAddressPattern.test(address)

/** Returns what is wrong with a password typed a second time, undefined if it is the same. */
export const passwordConfirmationError = (password: string, confirmation: string): string | undefined =>
  password === confirmation ? undefined : 'Passwords do not match'

/** The label of the captcha's box. */
export const captchaLabel = 'I am not a robot'
export const captchaMissing = 'Please check the reCAPTCHA box'
export const termsMissing = 'Please agree to the Terms of Use'
export const emailTaken = 'An account with this address may exist: log in or reset your password'
export const resetLinkUsed =
  'This password reset link has been used and is no longer valid. If you are still unable to login, please try resetting your password again.'
export const confirmationLinkInvalid =
  'Your confirmation link is invalid. Please try again or request a new confirmation link'
/** Why a browser that came in by a sign-up which may be a stranger's cannot do everything. */
export const openLinkHereFirst = 'First open the link from our email in this browser too.'
export const signUpAnswered = 'You have answered this already.'
export const emailUnchanged = 'This is your e-mail address already'
export const emailLinkInvalid =
  'This link has been used or has ended. You can ask for the change again in your account settings.'
export const undoLinkInvalid = 'This link has been used or has ended. Please write to us if you need help.'
export const signInAgainFirst =
  'Please log out and log in again first, by Google or Facebook as always. Then you have 15 minutes to change your address.'
export const passwordNotCurrent = 'This is not your current password'
export const socialLoginHasNoPassword =
  'Password reset unavailable due to account being logged in through social media.'

/** Whether the password of an account can be changed here: only those with a password of ours have one. */
export const canChangePassword = (user: { provider: string }): boolean => user.provider === passwordProvider
