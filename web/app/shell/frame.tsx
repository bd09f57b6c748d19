import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { HelpStrip } from './help-strip.tsx'
import { IeNotice } from './ie-notice.tsx'

type Props = {
  onLogOut?: (() => void) | undefined
  /** What is told to everyone, right below the bar: the site banner, alerts. */
  notices?: ReactNode
  children: ReactNode
}

/** What stands around every page. */
export function Frame({ onLogOut, notices, children }: Props) {
  return (
    <>
      <IeNotice />
      <a href="#main" className={styles.skip}>
        Skip to the main part
      </a>
      <Header onLogOut={onLogOut} notices={notices} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <HelpStrip />
      <Footer />
    </>
  )
}
