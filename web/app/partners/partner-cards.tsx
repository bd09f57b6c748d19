import { useState } from 'react'
import { ContentImage } from '../content/content-image.tsx'
import { Sponsored } from '../content/pages/sponsored.tsx'
import { LearnMore } from './learn-more.tsx'
import type { Partner } from './partner.ts'
import styles from './partner-cards.module.css'
import { PartnerDialog } from './partner-dialog.tsx'

/** The cards of partners. Below 1025 px a card is short and opens a dialog with the rest. */
export function PartnerCards({ partners }: { partners: readonly Partner[] }) {
  const [opened, setOpened] = useState<Partner>()
  return (
    <>
      <ul className={styles.cards}>
        {partners.map((partner) => (
          <li key={partner.id} className={styles.card}>
            <ContentImage picture={partner.logo} shape="logo" small />
            {partner.sponsored && <Sponsored />}
            <h3>{partner.name}</h3>
            <p className={styles.description}>{partner.description}</p>
            <div className={styles.whole}>
              <LearnMore partner={partner} />
            </div>
            <button type="button" className={styles.open} onClick={() => setOpened(partner)}>
              Read more<span className="visually-hidden"> about {partner.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <PartnerDialog partner={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
