import { useRevalidator } from 'react-router'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'

/** In place of what could not be had. */
export function TryAgain({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState title={sentence}>
      <Button busy={state === 'loading'} busyWord="Trying again…" onClick={revalidate}>
        Try again
      </Button>
    </EmptyState>
  )
}
