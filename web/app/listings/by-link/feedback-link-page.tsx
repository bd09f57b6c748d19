import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { useLinkParam } from '../../accounts/by-link/use-link-param.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { feedbackFailed, sold, withdrawn } from '../manage/manage-alerts.ts'
import { FeedbackGivenBefore } from './feedback-given-before.tsx'
import { giveFeedbackByLink, undoFeedbackByLink } from './link-calls.ts'
import { LinkRefused, RedirectWithAlert } from './link-outcome.tsx'
import { UndoLink } from './undo-link.tsx'
import { Undone, useUndoneListing } from './undone.tsx'
import { useLinkCall } from './use-link-call.ts'

export const headers = () => privateHeaders

const title = 'What became of your listing'

export const meta = () => privateMeta(title)

/** The page of the feedback links in mails. A link that was followed before offers to undo its feedback. (LINK-01) */
export default function FeedbackLinkPage() {
  const undoneListing = useUndoneListing()
  const token = useLinkParam('feedback_token')
  const isUndo = useLinkParam('undo')
  if (undoneListing) return <Undone listing={undoneListing} />
  if (isUndo === undefined) return <Waiting title={title} isRetry={false} />
  return isUndo ? <UndoLink token={token ?? ''} undo={undoFeedbackByLink} /> : <FollowedLink />
}

function FollowedLink() {
  const { token, reply, again, tryAgain } = useLinkCall('feedback_token', giveFeedbackByLink)
  if (!reply) return <Waiting title={title} isRetry={again} />
  if (!reply.ok) return <LinkRefused title={title} reply={reply} toAlert={feedbackFailed} onRetry={tryAgain} />
  if (reply.data.repeated) return <FeedbackGivenBefore token={token} feedback={reply.data} />
  return <RedirectWithAlert alert={reply.data.selected_option === 'exchanged' ? sold : withdrawn} />
}
