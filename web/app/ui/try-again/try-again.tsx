import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useFocusOnReplacement } from './use-focus-on-replacement.ts'

type Props = {
  message: string
  /** 1 where it replaces a whole page, whose heading it is then. */
  level?: 1
}

/** An error message with a button, in place of something that could not be loaded. */
export function TryAgain({ message, level }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const rememberPlace = useFocusOnReplacement(element)
  const { revalidate, state } = useRevalidator()
  const press = () => {
    rememberPlace()
    revalidate()
  }
  return (
    <EmptyState title={message} level={level} ref={element}>
      <Button busy={state === 'loading'} busyLabel="Trying again…" onClick={press}>
        Try again
      </Button>
    </EmptyState>
  )
}
