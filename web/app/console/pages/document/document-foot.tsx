import { SaveBar } from '../../../editing/save-bar.tsx'
import { addresses } from '../../../shell/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { useDocument } from './use-document.ts'

type Props = { editing: ReturnType<typeof useDocument>; uploads: number }

/** The buttons to save, to preview and to leave. Nothing can be saved during the upload of a picture. */
export function DocumentFoot({ editing: { busy, previewed, preview, closePreview }, uploads }: Props) {
  const disabledReason = uploads ? 'Your picture is still on the way.' : undefined
  const backToEdit = () => {
    closePreview()
    scrollTo(0, 0)
  }
  const previewButton = (
    <Button
      busy={busy === 'previewing'}
      busyLabel="Preparing…"
      disabledReason={previewed ? undefined : disabledReason}
      onClick={previewed ? backToEdit : preview}
    >
      {previewed ? 'Back to Edit' : 'Preview'}
    </Button>
  )
  return (
    <SaveBar cancelTo={addresses.contentPages} between={previewButton}>
      <Button
        type="submit"
        variant="next"
        wide
        busy={busy === 'saving'}
        busyLabel="Saving…"
        disabledReason={disabledReason}
      >
        Save
      </Button>
    </SaveBar>
  )
}
