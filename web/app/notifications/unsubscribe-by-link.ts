import { memoizeByKey } from '../accounts/by-link/memoize-by-key.ts'
import { browserApi } from '../api.ts'

/** Unsubscribes once for each link, however often an effect runs. */
export const unsubscribeByLink = memoizeByKey((token) => browserApi('unsubscribe', { body: { token } }))
