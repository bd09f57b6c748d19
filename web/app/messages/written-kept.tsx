import { useEffect, useRef } from 'react'
import { storedUser, useUser } from '../accounts/user-store.ts'
import { useFormParts } from '../ui/form/form-context.ts'
import { useTyped } from '../ui/form/use-typed.ts'
import { keepWritten, writtenTo } from './written-shelf.ts'

type Props = {
  listingId: number
  /** Empties the form, when somebody else signs in over it. */
  clear: () => void
}

/** Brings back what was written to this seller before, and keeps what is written now. For what stands in the form. */
export function WrittenKept({ listingId, clear }: Props) {
  const { write } = useFormParts()
  const text = useTyped('body')
  const personId = useUser()?.user_id
  const writer = useRef<number>(undefined)
  const isBrought = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before is brought once for each person
  useEffect(() => {
    const now = storedUser()?.user_id
    const isAnothers = now !== undefined && writer.current !== undefined && writer.current !== now
    writer.current = now ?? writer.current
    const before = writtenTo(listingId, now)
    if (isAnothers) clear()
    if (before && (isAnothers || !text)) write('body', before)
    // What was written before signing in is theirs who sign in over it.
    else if (text && !isAnothers) keepWritten(listingId, { text, by: writer.current })
  }, [personId])
  useEffect(() => {
    // What is written on after a session has ended stays its writer's.
    if (!text) writer.current = storedUser()?.user_id
    // What stands there at first is not yet what was written before.
    if (isBrought.current) keepWritten(listingId, { text, by: writer.current })
    isBrought.current = true
  }, [listingId, text])
  return null
}
