import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { feedbackFailed, sold, withdrawn } from '../manage/manage-alerts.ts'
import { sayByLink } from './link-calls.ts'
import { GoOn, LinkRefused } from './link-outcome.tsx'
import { SaidBefore } from './said-before.tsx'
import { Undone, useTakenBack } from './undone.tsx'
import { useLinkCall } from './use-link-call.ts'

export const headers = () => privateHeaders

const title = 'What became of your listing'

export const meta = () => privateMeta(title)

/** Where the feedback links of a mail lead. One that was followed before offers to take back what it said. (LINK-01) */
export default function FeedbackLinkPage() {
  const takenBack = useTakenBack()
  return takenBack ? <Undone listing={takenBack} /> : <FollowedLink />
}

function FollowedLink() {
  const { token, reply, again, tryAgain } = useLinkCall('feedback_token', sayByLink)
  if (!reply) return <Waiting title={title} again={again} />
  if (!reply.ok) return <LinkRefused title={title} reply={reply} inWords={feedbackFailed} onRetry={tryAgain} />
  if (reply.data.repeated) return <SaidBefore token={token} said={reply.data} />
  return <GoOn alert={reply.data.selected_option === 'exchanged' ? sold : withdrawn} />
}
