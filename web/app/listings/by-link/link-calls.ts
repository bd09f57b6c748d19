import { memoizeByKey } from '../../accounts/by-link/memoize-by-key.ts'
import { browserApi } from '../../api.ts'

// Each is called once for a link, however often an effect runs.
export const renewByLink = memoizeByKey((token) => browserApi('renewByLink', { body: { post_renew_token: token } }))
export const giveFeedbackByLink = memoizeByKey((token) =>
  browserApi('giveFeedbackByLink', { body: { feedback_token: token } }),
)

export const undoRenewByLink = (token: string) => browserApi('undoRenewByLink', { body: { post_renew_token: token } })

export const undoFeedbackByLink = (token: string) =>
  browserApi('undoFeedbackByLink', { body: { feedback_token: token } })
