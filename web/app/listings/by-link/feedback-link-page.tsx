import type { Answer } from '@reable/contract/client'
import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import { organisation } from '@reable/contract/organisation'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { useLinkParam } from '../../accounts/by-link/use-link-param.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { addresses } from '../../shell/addresses.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { feedbackFailed, sold, withdrawn } from '../manage/manage-alerts.ts'
import { giveFeedbackByLink, undoFeedbackByLink } from './link-calls.ts'
import { LinkRefused, RedirectWithAlert } from './link-outcome.tsx'
import { UndoLink } from './undo-link.tsx'
import { Undone, useRememberUndone, useUndoneListing } from './undone.tsx'
import { useLinkCall } from './use-link-call.ts'

const outcomes: Record<FeedbackOption, string> = {
  exchanged: `was sold or donated through ${organisation.name}`,
  exchanged_elsewhere: 'was sold or donated elsewhere',
  not_exchanged: 'is no longer on offer',
}

/** The sentence for the feedback that a link gave on a listing. */
const feedbackMessage = (title: string, option: FeedbackOption): string => `“${title}” ${outcomes[option]}.`

const vancouver = -7 * 3_600_000
const nameOf = (part: 'weekday' | 'month') => new Intl.DateTimeFormat('en-CA', { [part]: 'long', timeZone: 'UTC' })
const weekday = nameOf('weekday')
const month = nameOf('month')

/** The day of an instant in Vancouver, UTC-7 all year, whatever the browser's zone data say: "Friday, 18 December". */
function dayLabel(instant: string): string {
  const shown = new Date(Date.parse(instant) + vancouver)
  return `${weekday.format(shown)}, ${shown.getUTCDate()} ${month.format(shown)}`
}

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

type FeedbackAnswer = Answer<'giveFeedbackByLink'>

/** For a link that was followed before: its feedback, and a button to undo it. */
function FeedbackGivenBefore({ token, feedback }: { token: string; feedback: FeedbackAnswer }) {
  const { busy, run } = useBusy()
  const rememberUndone = useRememberUndone()
  const undo = async () => {
    const reply = await run(() => undoFeedbackByLink(token))
    if (!reply) return
    if (reply.ok) rememberUndone(reply.data.post)
    else showFailure(reply)
  }
  const until = feedback.undo_until
  return (
    <LinkPage title="You have told us already" takesFocus>
      <p>{feedbackMessage(feedback.post.title, feedback.selected_option)}</p>
      <p>{until ? `Was that a slip? You can undo it until ${dayLabel(until)}.` : 'It can no longer be undone.'}</p>
      <Actions>
        {until && (
          <Button busy={busy} busyLabel="Undoing…" onClick={undo}>
            Undo
          </Button>
        )}
        <Button variant="next" to={addresses.listings}>
          Go on to the listings
        </Button>
      </Actions>
    </LinkPage>
  )
}
