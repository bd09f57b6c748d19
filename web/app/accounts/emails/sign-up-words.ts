import type { User } from '@reable/contract/accounts/operations'

type SignUp = NonNullable<User['sign_up']>

const monthAndDay = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const minutesFromUtc = -7 * 60

/** The question about a sign-up in another browser; its time as Vancouver's clocks show it, and the day where it is not today. */
export function signUpWords({ at, device }: SignUp, now: Date): string {
  const today = new Date(now.getTime() + minutesFromUtc * 60_000).toISOString().slice(0, 10)
  const day = at.slice(0, 10)
  const on = day === today ? '' : ` on ${monthAndDay.format(new Date(`${day}T00:00:00Z`))}`
  // "Chrome on Windows" reads as "Chrome, Windows" in a sentence that has an "on" already.
  const where =
    device && device !== 'A program'
      ? `${device.replace(/ on (an? )?/, ', ')}${device.includes(' on ') ? ',' : ''}`
      : 'another device'
  return `You signed up on ${where} at ${at.slice(11, 16)}${on}. Was that you?`
}
