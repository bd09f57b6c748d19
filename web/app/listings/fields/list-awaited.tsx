import { useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useFocusOnWhatComes } from '../../ui/try-again/use-focus-on-what-comes.ts'
import { useSlow } from '../cards/use-slow.ts'
import type { Awaited } from './listing-lists.ts'

/** In place of a list that is not there: a note while it is loading, or a button to try again. */
export function ListAwaited({ of }: { of: Awaited<unknown> }) {
  const slow = useSlow(!of.failed)
  const failed = useRef<HTMLDivElement>(null)
  const rememberFocus = useFocusOnWhatComes(failed)
  const press = () => {
    rememberFocus()
    of.retry()
  }
  if (of.failed) {
    return (
      <div ref={failed} role="alert">
        <p>This part could not be loaded. Check your connection.</p>
        <Button onClick={press}>Try again</Button>
      </div>
    )
  }
  return <p role="status">{slow && 'Loading…'}</p>
}
