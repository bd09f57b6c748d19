import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import footBar from './foot-bar.module.css'
import styles from './save-bar.module.css'

type Props = {
  /** The address of Cancel. */
  cancelTo: string
  /** The content between Cancel and Save. */
  between?: ReactNode
  /** Save. */
  children: ReactNode
}

/** The bar below a form that changes something: it stays in sight, with Save at its end. */
export function SaveBar({ cancelTo, between, children }: Props) {
  return (
    <div className={`row ${footBar.foot} ${styles.bar}`}>
      <Button to={cancelTo} variant="plain" className={styles.cancel}>
        Cancel
      </Button>
      {between}
      <div className={styles.save}>{children}</div>
    </div>
  )
}
