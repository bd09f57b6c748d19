import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useFocusOnReplacement } from '../../ui/try-again/use-focus-on-replacement.ts'
import { homeAddress } from '../browse/browse-address.ts'
import type { Failure } from '../browse/found-list.ts'
import styles from './home-page.module.css'

/** The parts of the address that could not be used, so that nobody wonders about the list below. */
export function ListNotes({ notes }: { notes: string[] }) {
  if (!notes.length) return null
  return (
    <div className={styles.message}>
      <Alert type="warning" title="We left out a part of this address">
        {notes.map((note) => (
          <p key={note}>{note}.</p>
        ))}
      </Alert>
    </div>
  )
}

/** The reason why there is no list, as a heading in its place. */
export function ListFailure({ message, flowId }: Failure) {
  const [address] = useSearchParams()
  const failed = useRef<HTMLDivElement>(null)
  const rememberFocus = useFocusOnReplacement(failed)
  return (
    <div ref={failed} className={styles.message} role="alert">
      <Alert type="error" level={2} title={message} text={flowId ? `Code ${flowId}` : undefined}>
        <Button to={homeAddress(address)} replace preventScrollReset className={styles.again} onClick={rememberFocus}>
          Try again
        </Button>
      </Alert>
    </div>
  )
}
