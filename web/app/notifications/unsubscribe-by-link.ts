import { oncePer } from '../accounts/by-link/once-per.ts'
import { browserApi } from '../api.ts'

/** Unsubscribes once for each link, however often an effect runs. */
export const unsubscribeByLink = oncePer((token) => browserApi('unsubscribe', { body: { token } }))
