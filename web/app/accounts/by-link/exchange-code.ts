import { socialProviders } from '@reable/contract/accounts/rules'
import { apiForSession } from '../../api.ts'
import { report } from '../../shell/analytics/analytics.ts'
import { storeUser } from '../user-store.ts'
import { memoizeByKey } from './memoize-by-key.ts'

const exchange = memoizeByKey(async (pair) => {
  const [token = '', email = ''] = JSON.parse(pair)
  const reply = await apiForSession({ token, email })('getUser', {})
  const method = reply.ok && socialProviders.find((one) => one === reply.data.provider)
  if (method) report({ event: 'log_in_succeeded', method })
  return reply
})

/** `confirmed` and `unconfirmed`: signed in on this device. `refused`: the code is not valid, or no longer. */
export type ExchangeOutcome = 'confirmed' | 'unconfirmed' | 'refused' | { failure: string }

/** Exchanges the single-use code of a social login for a session on this device, once however often it is called. (AUTH-17) */
export async function exchangeCode(code: string, email: string): Promise<ExchangeOutcome> {
  if (!code || !email) return 'refused'
  const reply = await exchange(JSON.stringify([code, email]))
  if (!reply.ok) return reply.failure.code === 'signed_out' ? 'refused' : { failure: reply.failure.error }
  // A session that somebody put into an address comes back unchanged; a code that was exchanged does not.
  if (reply.data.auth_token === code) return 'refused'
  const { confirmed } = reply.data
  storeUser(reply.data, { success: true, ...(!confirmed && { justSignedUp: true }) })
  return confirmed ? 'confirmed' : 'unconfirmed'
}
