import { SaveBar } from '../../../listings/edit/save-bar.tsx'
import { addresses } from '../../../shell/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { useDocument } from './use-document.ts'

type Props = { editing: ReturnType<typeof useDocument>; uploads: number }

/** Save, and the ways to and fro. Nothing is saved while a picture is on its way. */
export function DocumentFoot({ editing: { busy, previewed, preview, closePreview }, uploads }: Props) {
  const notYet = uploads ? 'Your picture is still on the way.' : undefined
  const turnBack = () => {
    closePreview()
    scrollTo(0, 0)
  }
  const look = (
    <Button
      busy={busy === 'previewing'}
      busyWord="Preparing…"
      notYet={previewed ? undefined : notYet}
      onClick={previewed ? turnBack : preview}
    >
      {previewed ? 'Back to Edit' : 'Preview'}
    </Button>
  )
  return (
    <SaveBar away={addresses.contentPages} between={look}>
      <Button type="submit" variant="next" wide busy={busy === 'saving'} busyWord="Saving…" notYet={notYet}>
        Save
      </Button>
    </SaveBar>
  )
}
