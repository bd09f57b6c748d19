import { oncePer } from '../accounts/by-link/once-per.ts'
import { browserApi } from '../api.ts'

/** Stops the mails once for each link, however often an effect runs. */
export const stopSavedMails = oncePer((token) => browserApi('stopSavedMails', { body: { token } }))
