import type { Answer } from '@reable/contract/client'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { dayLabel, feedbackMessage } from './feedback-messages.ts'
import { undoFeedbackByLink } from './link-calls.ts'
import { useRememberUndone } from './undone.tsx'

type FeedbackAnswer = Answer<'giveFeedbackByLink'>

/** For a link that was followed before: its feedback, and a button to undo it. */
export function FeedbackGivenBefore({ token, feedback }: { token: string; feedback: FeedbackAnswer }) {
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
