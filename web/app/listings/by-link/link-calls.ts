import { oncePer } from '../../accounts/by-link/once-per.ts'
import { browserApi } from '../../api.ts'

// Each is called once for a link, however often an effect runs.
export const renewByLink = oncePer((token) => browserApi('renewByLink', { body: { post_renew_token: token } }))
export const giveFeedbackByLink = oncePer((token) =>
  browserApi('giveFeedbackByLink', { body: { feedback_token: token } }),
)

export const undoFeedbackByLink = (token: string) =>
  browserApi('undoFeedbackByLink', { body: { feedback_token: token } })
