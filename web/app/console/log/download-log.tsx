import Download from 'lucide-react/icons/download'
import { saveAsFile } from '../../accounts/settings/save-as-file.ts'
import { browserApi } from '../../api.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'

/** Saves what a search found as a file for a spreadsheet program. */
export function DownloadLog({ q }: { q: string }) {
  const { busy, run } = useBusy()
  const download = () =>
    run(async () => {
      const reply = await browserApi('exportLog', { body: { q } })
      if (!reply.ok) return showFailure(reply)
      saveAsFile(reply.data.name, reply.data.csv, 'text/csv')
    })
  return (
    <p>
      <Button variant="other" icon={Download} busy={busy} busyLabel="One moment…" onClick={download}>
        Download as CSV
      </Button>
    </p>
  )
}
