import { DownloadAndClose } from '../accounts/settings/download-and-close.tsx'
import { Section } from '../accounts/settings/section.tsx'
import settings from '../accounts/settings/settings.module.css'

/** What somebody who is banned can still do. */
export const LeftToBanned = () => (
  <Section title="Your data">
    <div className={settings.options}>
      <DownloadAndClose />
    </div>
  </Section>
)
