import { useEffect, useRef } from 'react'
import { storedUser, useUser } from '../accounts/user-store.ts'
import { useFormParts } from '../ui/form/form-context.ts'
import { useTyped } from '../ui/form/use-typed.ts'
import { keepWritten, writtenTo } from './written-shelf.ts'

/** Brings back what was written to this seller before, and keeps what is written now. For what stands in the form. */
export function WrittenKept({ listingId }: { listingId: number }) {
  const { write } = useFormParts()
  const text = useTyped('body')
  const personId = useUser()?.user_id
  const isBrought = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before is brought once for each person
  useEffect(() => {
    const before = writtenTo(listingId, storedUser()?.user_id)
    if (before && !text) write('body', before)
  }, [personId])
  useEffect(() => {
    // What stands there at first is not yet what was written before.
    if (isBrought.current) keepWritten(listingId, { text, by: storedUser()?.user_id })
    isBrought.current = true
  }, [listingId, text])
  return null
}
