import { socialProviders } from '@reable/contract/accounts/rules'
import { apiOn } from '../../api.ts'
import { report } from '../../shell/analytics/analytics.ts'
import { storeUser } from '../user-store.ts'
import { oncePer } from './once-per.ts'

const trade = oncePer(async (pair) => {
  const [token = '', email = ''] = JSON.parse(pair)
  const reply = await apiOn({ token, email })('getUser', {})
  const method = reply.ok && socialProviders.find((one) => one === reply.data.provider)
  if (method) report({ event: 'log_in_succeeded', method })
  return reply
})

/** `confirmed` and `unconfirmed`: signed in on this device. `refused`: the code does not hold, or no longer. */
export type Traded = 'confirmed' | 'unconfirmed' | 'refused' | { failure: string }

/** Trades the single-use code of a social login for a session of this device, once however often it is asked. (AUTH-17) */
export async function tradeCode(code: string, email: string): Promise<Traded> {
  if (!code || !email) return 'refused'
  const reply = await trade(JSON.stringify([code, email]))
  if (!reply.ok) return reply.failure.code === 'signed_out' ? 'refused' : { failure: reply.failure.error }
  // A session that somebody put into an address of theirs comes back as it went; a code that was traded does not.
  if (reply.data.auth_token === code) return 'refused'
  const { confirmed } = reply.data
  storeUser(reply.data, { success: true, ...(!confirmed && { justSignedUp: true }) })
  return confirmed ? 'confirmed' : 'unconfirmed'
}
