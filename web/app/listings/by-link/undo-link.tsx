import type { Reply } from '@reable/contract/client'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { useRememberUndone } from './undone.tsx'

type Props = { token: string; undo: (token: string) => Promise<Reply<'undoRenewByLink'>> }

/** The page of the undo link in a mail: programs open links too, so nothing happens before a press. */
export function UndoLink({ token, undo }: Props) {
  const { busy, run } = useBusy()
  const rememberUndone = useRememberUndone()
  const press = async () => {
    const reply = await run(() => undo(token))
    if (!reply) return
    if (reply.ok) rememberUndone(reply.data.post)
    else showFailure(reply)
  }
  return (
    <LinkPage title="Undo this change?" takesFocus>
      <p>A link in our email changed your listing. Press Undo to put it back as it was.</p>
      <Actions>
        <Button variant="next" busy={busy} busyLabel="Undoing…" onClick={press}>
          Undo
        </Button>
        <Button to={addresses.listings}>Leave it as it is</Button>
      </Actions>
    </LinkPage>
  )
}
