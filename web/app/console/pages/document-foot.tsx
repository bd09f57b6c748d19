import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import bar from '../foot.module.css'
import type { useDocument } from './use-document.ts'

type Props = { editing: ReturnType<typeof useDocument>; uploads: number }

/** Save, and the ways to and fro. Nothing is saved while a picture is on its way. */
export function DocumentFoot({ editing: { busy, previewed, preview, closePreview }, uploads }: Props) {
  const notYet = uploads ? 'Your picture is still on the way.' : undefined
  const turnBack = () => {
    closePreview()
    scrollTo(0, 0)
  }
  return (
    <div className={bar.foot}>
      <Button to={addresses.contentPages} variant="plain">
        Cancel
      </Button>
      <Button
        busy={busy === 'previewing'}
        busyWord="Preparing…"
        notYet={previewed ? undefined : notYet}
        onClick={previewed ? turnBack : preview}
      >
        {previewed ? 'Back to Edit' : 'Preview'}
      </Button>
      <Button type="submit" variant="next" busy={busy === 'saving'} busyWord="Saving…" notYet={notYet}>
        Save
      </Button>
    </div>
  )
}
