import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'

type Props = {
  /** True if the form has changes that are not saved. */
  isFormUnsaved: () => boolean
  /** True if a version with typed changes is put aside, which saving the form would leave behind. */
  isAsideUnsaved: () => boolean
}

/** Asks for confirmation before somebody leaves the page and loses changes. */
export function LeaveQuestion({ isFormUnsaved, isAsideUnsaved }: Props) {
  const isNeeded = () => isFormUnsaved() || isAsideUnsaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isNeeded(),
  )
  const confirmLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => confirmLeave(event)
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [])
  if (blocker.state !== 'blocked') return null
  const { title, text, leave } = isAsideUnsaved() ? (isFormUnsaved() ? messages.both : messages.aside) : messages.shown
  return (
    <Dialog
      // Each question is a dialog of its own: one that was answered stays closed, also if the next is asked before it is gone.
      key={blocker.location.key}
      short
      title={title}
      onClose={blocker.reset}
      foot={(close) => (
        <>
          <Button variant="danger" onClick={blocker.proceed}>
            {leave}
          </Button>
          <Button variant="next" onClick={close}>
            Stay here
          </Button>
        </>
      )}
    >
      <p>{text}</p>
    </Dialog>
  )
}

const unsaved = { title: 'Leave without saving?', leave: 'Leave without saving' }

const messages = {
  shown: { ...unsaved, text: 'What you changed on this page is not saved yet.' },
  both: { ...unsaved, text: 'What you changed here and the version that you put aside are not saved yet.' },
  aside: {
    title: 'Leave the other version behind?',
    text: 'What is in the form is saved. The version that you put aside is kept only as long as you stay on this page.',
    leave: 'Leave it behind',
  },
}
