import type { Answer } from '@reable/contract/client'
import { useState } from 'react'
import { PageOfLink, Ways } from '../../accounts/by-link/page-of-link.tsx'
import { addresses } from '../../shell/addresses.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { takeBack } from './link-calls.ts'
import { dayWords, saidWords } from './said-words.ts'
import { useNoteTakenBack } from './undone.tsx'

type Said = Answer<'giveFeedbackByLink'>

/** For a link that was followed before: what it told, and how to take that back. */
export function SaidBefore({ token, said }: { token: string; said: Said }) {
  const [busy, setBusy] = useState(false)
  const noteTakenBack = useNoteTakenBack()
  const undo = async () => {
    setBusy(true)
    const reply = await takeBack(token)
    setBusy(false)
    if (reply.ok) noteTakenBack(reply.data.post)
    else showFailure(reply)
  }
  const until = said.undo_until
  return (
    <PageOfLink title="You have told us already" isNews>
      <p>{saidWords(said.post.title, said.selected_option)}</p>
      <p>{until ? `Was that a slip? You can undo it until ${dayWords(until)}.` : 'It can no longer be undone.'}</p>
      <Ways>
        {until && (
          <Button busy={busy} busyWord="Undoing…" onClick={undo}>
            Undo
          </Button>
        )}
        <Button variant="next" to={addresses.listings}>
          Go on to the listings
        </Button>
      </Ways>
    </PageOfLink>
  )
}
