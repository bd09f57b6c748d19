import type { User } from '@reable/contract/accounts/operations'
import { useRef } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from '../settings/settings.module.css'
import { FactorStep } from './factor-step.tsx'
import { closeFactor, type FactorRequest } from './factor-store.ts'

/** Asks for a second factor over the page, on which everything stays as it was. */
export function FactorDialog({ request }: { request: FactorRequest }) {
  const content = useRef<HTMLDivElement>(null)
  const proved = useRef<User>(undefined)
  const finish = () => {
    closeFactor()
    request.onEnd(proved.current)
  }
  return (
    <Dialog title="One more step" onClose={finish}>
      <div ref={content} className={styles.inDialog}>
        <FactorStep
          user={request.user}
          onProved={(user) => {
            proved.current = user
            content.current?.closest('dialog')?.close()
          }}
        />
      </div>
    </Dialog>
  )
}
