import { ContentImage } from '../content/content-image.tsx'
import { Sponsored } from '../content/pages/sponsored.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { LearnMore } from './learn-more.tsx'
import type { Partner } from './partner.ts'
import styles from './partner-dialog.module.css'

/** The whole content of a partner's card, in a dialog. */
export function PartnerDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  return (
    <Dialog title={partner.name} onClose={onClose}>
      <div className={styles.content}>
        <ContentImage picture={partner.logo} shape="logo" small />
        {partner.sponsored && <Sponsored />}
        <p>{partner.description}</p>
        <LearnMore partner={partner} />
      </div>
    </Dialog>
  )
}
