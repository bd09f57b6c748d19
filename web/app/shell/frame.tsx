import type { ReactNode } from 'react'
import { IconSprite } from '../ui/icon/sprite-icon.tsx'
import { Notices } from './alerts/notices.tsx'
import { LiveRegions } from './alerts/speech/live-regions.tsx'
import { StandingAlerts } from './alerts/standing-alerts.tsx'
import { BackToTop } from './footer/back-to-top.tsx'
import { Footer } from './footer/footer.tsx'
import { HelpStrip } from './footer/help-strip.tsx'
import styles from './frame.module.css'
import type { AccountLinksProps } from './header/account-links.tsx'
import { DemonstrationStrip } from './header/demonstration-strip.tsx'
import { Header } from './header/header.tsx'
import { IeNotice } from './header/ie-notice.tsx'
import { HomeScreen } from './home-screen/home-screen.tsx'
import { usePageFocus } from './use-page-focus.ts'

type Props = AccountLinksProps & {
  /** Whether this is a public demonstration. */
  publicDemo?: boolean | undefined
  /** Notices for everyone, right below the bar, such as the site banner. */
  notices?: ReactNode
  /** A warning for the signed-in person, below the notices on every page. */
  warning?: ReactNode
  children: ReactNode
}

/** The frame of every page, with all places in which messages are shown. */
export function Frame({ publicDemo, notices, warning, children, ...account }: Props) {
  usePageFocus()
  return (
    <>
      <IeNotice />
      <IconSprite />
      <a href="#main" className={styles.skip}>
        Skip to the main part
      </a>
      {publicDemo && <DemonstrationStrip />}
      <Header {...account} />
      {notices}
      {warning}
      <main id="main" className={styles.main} tabIndex={-1}>
        <StandingAlerts />
        {children}
      </main>
      <BackToTop />
      <Notices />
      <HomeScreen />
      <HelpStrip />
      <Footer />
      <LiveRegions />
    </>
  )
}
