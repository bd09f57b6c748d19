import { useLocation } from 'react-router'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { previewAt } from './preview.ts'

/** The note on a page that a volunteer previews, with a link back to the editor. */
export function PreviewNote() {
  const preview = previewAt(useLocation().pathname)
  if (!preview) return null
  return (
    <Alert type="info" title="This is a preview" text="Others see it once you save it.">
      <Button to={preview.editedAt}>Back to Edit</Button>
    </Alert>
  )
}
