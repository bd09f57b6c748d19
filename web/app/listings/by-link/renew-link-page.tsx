import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { useLinkParam } from '../../accounts/by-link/use-link-param.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { renewalFailed, renewed } from '../manage/manage-alerts.ts'
import { renewByLink, undoRenewByLink } from './link-calls.ts'
import { LinkRefused, RedirectWithAlert } from './link-outcome.tsx'
import { UndoLink } from './undo-link.tsx'
import { Undone, useUndoneListing } from './undone.tsx'
import { useLinkCall } from './use-link-call.ts'

export const headers = () => privateHeaders

const title = 'Renew your listing'

export const meta = () => privateMeta(title)

/** The page of the renew link in a mail, and of the link that undoes what it did. (LINK-02) */
export default function RenewLinkPage() {
  const undoneListing = useUndoneListing()
  const token = useLinkParam('post_renew_token')
  const isUndo = useLinkParam('undo')
  if (undoneListing) return <Undone listing={undoneListing} activeText="ends when it would have ended before." />
  if (isUndo === undefined) return <Waiting title={title} isRetry={false} />
  return isUndo ? <UndoLink token={token ?? ''} undo={undoRenewByLink} /> : <FollowedLink />
}

function FollowedLink() {
  const { reply, again, tryAgain } = useLinkCall('post_renew_token', renewByLink)
  if (!reply) return <Waiting title={title} isRetry={again} />
  if (reply.ok) return <RedirectWithAlert alert={renewed} />
  return <LinkRefused title={title} reply={reply} toAlert={renewalFailed} onRetry={tryAgain} />
}
