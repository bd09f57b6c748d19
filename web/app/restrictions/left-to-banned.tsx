import { useState } from 'react'
import { CloseAccount } from '../accounts/settings/close-account.tsx'
import { DownloadMyData } from '../accounts/settings/devices-and-data-section.tsx'
import { Section } from '../accounts/settings/section.tsx'
import settings from '../accounts/settings/settings.module.css'
import { Button } from '../ui/button/button.tsx'

/** What somebody who is banned can still do: download their data, and close their account. */
export function LeftToBanned() {
  const [closing, setClosing] = useState(false)
  return (
    <Section title="Your data">
      <div className={settings.options}>
        <div className={settings.option}>
          <p>All that we keep of you, as a file.</p>
          <DownloadMyData />
        </div>
        <div className={settings.option}>
          <p>Close your account for good. Your listings go with it.</p>
          <Button variant="danger" onClick={() => setClosing(true)}>
            Close my account
          </Button>
        </div>
      </div>
      {closing && <CloseAccount onClose={() => setClosing(false)} />}
    </Section>
  )
}
