import { day, hour, minute } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per e-mail and network. The wait grows with further attempts, up to four hours. */
export const logInLimits: Limit[] = [
  { name: 'log in', most: 10, milliseconds: 15 * minute },
  { name: 'log in, hourly', most: 20, milliseconds: hour },
  { name: 'log in, longest', most: 40, milliseconds: 4 * hour },
]

/** Per e-mail, from all networks together, so that many of them cannot guess a password. Sessions are not affected. */
export const logInAttemptsLimit: Limit = { name: 'log in, of an account', most: 100, milliseconds: hour }

/** Per network, whichever e-mails it tries: each attempt may take a place in the queue for hashing. */
export const logInNetworkLimits: Limit[] = [{ name: 'log in, of a network', most: 300, milliseconds: 15 * minute }]

/** Per network. */
export const signUpLimits: Limit[] = [{ name: 'sign up', most: 5, milliseconds: 30 * minute }]

/** Per person. */
export const changePasswordLimits: Limit[] = [{ name: 'change password', most: 10, milliseconds: 15 * minute }]

/** Per person, and per requested address: its owner gets a mail each time. */
export const emailChangeLimits: Limit[] = [{ name: 'change e-mail', most: 5, milliseconds: day }]
export const newAddressLimits: Limit[] = [{ name: 'change e-mail, to', most: 3, milliseconds: hour }]

/** Per e-mail. A request that the hourly limit refuses does not count towards the daily one. */
export const requestResetLimits: Limit[] = [{ name: 'request reset', most: 3, milliseconds: hour }]
export const dailyResetLimits: Limit[] = [{ name: 'request reset, daily', most: 6, milliseconds: day }]
export const resendLimits: Limit[] = [{ name: 'resend confirmation', most: 3, milliseconds: hour }]

/** Per network: the mails that it requests, whichever addresses it names. */
export const mailedLimits: Limit[] = [{ name: 'mails asked for', most: 60, milliseconds: hour }]

/** Per network: the mailed links that it opens. */
export const linkLimits: Limit[] = [{ name: 'links opened', most: 60, milliseconds: 15 * minute }]
