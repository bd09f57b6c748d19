import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useFocusOnWhatComes } from './use-focus-on-what-comes.ts'

type Props = {
  sentence: string
  /** 1: in place of a whole page, whose heading it is then. */
  level?: 1
}

/** In place of what could not be had. */
export function TryAgain({ sentence, level }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const rememberPlace = useFocusOnWhatComes(element)
  const { revalidate, state } = useRevalidator()
  const press = () => {
    rememberPlace()
    revalidate()
  }
  return (
    <EmptyState title={sentence} level={level} ref={element}>
      <Button busy={state === 'loading'} busyWord="Trying again…" onClick={press}>
        Try again
      </Button>
    </EmptyState>
  )
}
