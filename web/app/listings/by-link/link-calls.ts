import { oncePer } from '../../accounts/by-link/once-per.ts'
import { browserApi } from '../../api.ts'

// Each once for a link, however often an effect runs.
export const renewByLink = oncePer((token) => browserApi('renewByLink', { body: { post_renew_token: token } }))
export const sayByLink = oncePer((token) => browserApi('giveFeedbackByLink', { body: { feedback_token: token } }))

export const takeBack = (token: string) => browserApi('undoFeedbackByLink', { body: { feedback_token: token } })
