import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useFocusOnWhatComes } from './use-focus-on-what-comes.ts'

/** In place of what could not be had. */
export function TryAgain({ sentence }: { sentence: string }) {
  const failed = useRef<HTMLDivElement>(null)
  const keepPlace = useFocusOnWhatComes(failed)
  const { revalidate, state } = useRevalidator()
  const press = () => {
    keepPlace()
    revalidate()
  }
  return (
    <EmptyState title={sentence} ref={failed}>
      <Button busy={state === 'loading'} busyWord="Trying again…" onClick={press}>
        Try again
      </Button>
    </EmptyState>
  )
}
