import { organisation } from '@reable/contract/organisation'
import { Logo } from '../../shell/header/logo.tsx'
import styles from './print-sheet.module.css'

/** The top of a listing's printed sheet: the organisation. Not on the screen. */
export function PrintHead() {
  return (
    <div className={styles.head} data-print-sheet>
      <Logo />
      <span>{organisation.tagline}</span>
    </div>
  )
}
