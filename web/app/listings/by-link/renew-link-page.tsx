import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { renewalFailed, renewed } from '../manage/manage-alerts.ts'
import { renewByLink } from './link-calls.ts'
import { LinkRefused, RedirectWithAlert } from './link-outcome.tsx'
import { useLinkCall } from './use-link-call.ts'

export const headers = () => privateHeaders

const title = 'Renew your listing'

export const meta = () => privateMeta(title)

/** The page of the renew link in a mail. (LINK-02) */
export default function RenewLinkPage() {
  const { reply, again, tryAgain } = useLinkCall('post_renew_token', renewByLink)
  if (!reply) return <Waiting title={title} isRetry={again} />
  if (reply.ok) return <RedirectWithAlert alert={renewed} />
  return <LinkRefused title={title} reply={reply} toAlert={renewalFailed} onRetry={tryAgain} />
}
