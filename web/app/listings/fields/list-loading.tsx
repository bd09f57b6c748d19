import { useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useFocusOnReplacement } from '../../ui/try-again/use-focus-on-replacement.ts'
import { useSlow } from '../cards/use-slow.ts'
import type { ListState } from './listing-lists.ts'

/** In place of a list that is not there: a note while it is loading, or a button to try again. */
export function ListLoading({ list }: { list: ListState<unknown> }) {
  const slow = useSlow(!list.failed)
  const failed = useRef<HTMLDivElement>(null)
  const rememberFocus = useFocusOnReplacement(failed)
  const press = () => {
    rememberFocus()
    list.retry()
  }
  if (list.failed) {
    return (
      <div ref={failed} role="alert">
        <p>This part could not be loaded. Check your connection.</p>
        <Button onClick={press}>Try again</Button>
      </div>
    )
  }
  return <p role="status">{slow && 'Loading…'}</p>
}
