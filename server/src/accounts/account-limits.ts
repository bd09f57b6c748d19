import { day, hour, minute } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per e-mail and network. Who goes on waits longer and longer, and never longer than four hours. */
export const logInLimits: Limit[] = [
  { name: 'log in', most: 10, milliseconds: 15 * minute },
  { name: 'log in, hourly', most: 20, milliseconds: hour },
  { name: 'log in, longest', most: 40, milliseconds: 4 * hour },
]

/** Per e-mail, from wherever: a password is not guessed by many networks together. Whoever is signed in stays signed in. */
export const logInAttemptsLimit: Limit = { name: 'log in, of an account', most: 100, milliseconds: hour }

/** Per network, however many e-mails it tries: each try may take a place in the line of those who log in. */
export const logInNetworkLimits: Limit[] = [{ name: 'log in, of a network', most: 300, milliseconds: 15 * minute }]

/** Per network. */
export const signUpLimits: Limit[] = [{ name: 'sign up', most: 5, milliseconds: 30 * minute }]

/** Per person. */
export const changePasswordLimits: Limit[] = [{ name: 'change password', most: 10, milliseconds: 15 * minute }]

/** Per person, and per address that is wanted: whose it is gets a letter each time. */
export const emailChangeLimits: Limit[] = [{ name: 'change e-mail', most: 5, milliseconds: day }]
export const newAddressLimits: Limit[] = [{ name: 'change e-mail, to', most: 3, milliseconds: hour }]

/** Per e-mail. What the hour refuses takes nothing from the day. */
export const requestResetLimits: Limit[] = [{ name: 'request reset', most: 3, milliseconds: hour }]
export const dailyResetLimits: Limit[] = [{ name: 'request reset, daily', most: 6, milliseconds: day }]
export const resendLimits: Limit[] = [{ name: 'resend confirmation', most: 3, milliseconds: hour }]

/** Per network: those whom we mail to for one network, however many addresses it names. */
export const mailedLimits: Limit[] = [{ name: 'mails asked for', most: 60, milliseconds: hour }]

/** Per network: links that are opened. */
export const linkLimits: Limit[] = [{ name: 'links opened', most: 60, milliseconds: 15 * minute }]
