import { day, hour, minute } from '#platform/clock'
import type { Limit } from '#platform/http'

/**
 * Per e-mail and network, or per e-mail and a device that has logged in to it before. The wait grows with further attempts, up to four
 * hours.
 */
export const logInLimits: Limit[] = [
  { name: 'log in', max: 10, milliseconds: 15 * minute },
  { name: 'log in, hourly', max: 20, milliseconds: hour },
  { name: 'log in, longest', max: 40, milliseconds: 4 * hour },
]

/**
 * Per e-mail, from all networks together, so that many of them cannot guess a password. Devices that logged in before do not count: the
 * owner gets in there.
 */
export const logInAttemptsLimit: Limit = { name: 'log in, of an account', max: 100, milliseconds: hour }

/** Per network, whichever e-mails it tries: each attempt may take a place in the queue for hashing. */
export const logInNetworkLimits: Limit[] = [{ name: 'log in, of a network', max: 300, milliseconds: 15 * minute }]

/** Per network: a dozen people at a workshop in a library sign up behind one address. */
export const signUpLimits: Limit[] = [{ name: 'sign up', max: 15, milliseconds: 30 * minute }]

/** Per person. */
export const changePasswordLimits: Limit[] = [{ name: 'change password', max: 10, milliseconds: 15 * minute }]

/** Per person: a code is one of a million, and only who knows the password gets to try. */
export const factorLimits: Limit[] = [
  { name: 'second factor', max: 10, milliseconds: 15 * minute },
  { name: 'second factor, daily', max: 60, milliseconds: day },
]
export const factorChallengeLimits: Limit[] = [{ name: 'challenges of passkeys', max: 60, milliseconds: 15 * minute }]

/** Per person, and per requested address: its owner gets a mail each time. */
export const emailChangeLimits: Limit[] = [{ name: 'change e-mail', max: 5, milliseconds: day }]
export const newAddressLimits: Limit[] = [{ name: 'change e-mail, to', max: 3, milliseconds: hour }]

/**
 * Per e-mail and network, so that whoever asks elsewhere does not keep the owner from asking. A request that the hourly limit refuses does not
 * count towards the daily one.
 */
export const requestResetLimits: Limit[] = [{ name: 'request reset', max: 3, milliseconds: hour }]
export const dailyResetLimits: Limit[] = [{ name: 'request reset, daily', max: 6, milliseconds: day }]
export const resendLimits: Limit[] = [{ name: 'resend confirmation', max: 3, milliseconds: hour }]

/**
 * Per account: so many emails with a link to choose a password, or to confirm the address, go out within an hour, from wherever they are asked
 * for. Whoever asks again has those, and they work; the answer is the same.
 */
export const mailedLinksInHour = 3

/**
 * Per mailbox: the mails that people who need not be its owner have sent to it, to confirm an address or to choose a password. Beyond it a reset is
 * mailed only where no link that still works was.
 */
export const mailboxLimit: Limit = { name: 'confirmations of a mailbox', max: 20, milliseconds: day }

/** Per network: the mails that it requests, whichever addresses it names. */
export const mailRequestLimits: Limit[] = [{ name: 'mails asked for', max: 60, milliseconds: hour }]

/** Per visitor. */
export const socialLogInLimit: Limit = { name: 'social logins', max: 30, milliseconds: 15 * minute }

/** Per visitor: enough for a form that is opened again and again. */
export const captchaLimits: Limit[] = [{ name: 'captchas', max: 60, milliseconds: 15 * minute }]

/** Per network: a browser without its cookie is a new visitor each time. */
export const networkCaptchaLimits: Limit[] = [{ name: 'captchas of a network', max: 300, milliseconds: 15 * minute }]

/** Per network: the mailed links that it opens. */
export const linkLimits: Limit[] = [{ name: 'links opened', max: 60, milliseconds: 15 * minute }]
