import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './edit.module.css'

/** Asks whoever goes elsewhere before what they changed is lost. */
export function LeaveQuestion({ isNeeded }: { isNeeded: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isNeeded(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      title="Leave without saving?"
      onClose={blocker.reset}
      foot={(close) => (
        <>
          <Button variant="danger" onClick={blocker.proceed}>
            Leave without saving
          </Button>
          <Button variant="next" onClick={close}>
            Stay here
          </Button>
        </>
      )}
    >
      <p className={styles.question}>What you changed on this page is not saved yet.</p>
    </Dialog>
  )
}
