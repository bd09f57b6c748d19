import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseAccount } from './close-account.tsx'
import { saveAsFile } from './save-as-file.ts'
import styles from './settings.module.css'

/** What everybody can do, who is banned too: download their data, and close their account. */
export function DownloadAndClose() {
  const [closing, setClosing] = useState(false)
  return (
    <>
      <div className={styles.option}>
        <p>All that we keep of you, as a file.</p>
        <DownloadMyData />
      </div>
      <div className={styles.option}>
        <p>Close your account for good. Your listings go with it.</p>
        <Button variant="danger" onClick={() => setClosing(true)}>
          Close my account
        </Button>
      </div>
      {closing && <CloseAccount onClose={() => setClosing(false)} />}
    </>
  )
}

/** The button that saves all that is stored of a person as a file. */
function DownloadMyData() {
  const { busy, run } = useBusy()
  const download = async () => {
    const reply = await run(() => browserApi('downloadMyData', {}))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    saveAsFile('my-data.json', JSON.stringify(reply.data, null, 2), 'application/json')
    alerts.show({ type: 'success', title: 'Your data is in the file my-data.json.' })
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Collecting…" onClick={download}>
      Download my data
    </Button>
  )
}
