import { oncePer } from '../accounts/by-link/once-per.ts'
import { browserApi } from '../api.ts'

/** Once for a link, however often an effect runs. */
export const stopSavedMails = oncePer((token) => browserApi('stopSavedMails', { body: { token } }))
