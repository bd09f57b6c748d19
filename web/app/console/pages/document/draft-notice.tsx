import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'

/** Says that the form contains an unsaved draft from this browser. */
export function DraftNotice({ onPutAside }: { onPutAside: () => void }) {
  return (
    <Alert type="info" text="This is what you wrote here before and did not save.">
      <Button variant="plain" size="small" onClick={onPutAside}>
        Show the stored version
      </Button>
    </Alert>
  )
}
