import { memoizeByKey } from '../accounts/by-link/memoize-by-key.ts'
import { browserApi } from '../api.ts'

/** Stops the mails once for each link, however often an effect runs. */
export const stopSavedMails = memoizeByKey((token) => browserApi('stopSavedMails', { body: { token } }))
