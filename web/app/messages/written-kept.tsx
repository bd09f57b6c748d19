import { useEffect, useRef } from 'react'
import { hearShelf } from '../accounts/user-shelf.ts'
import { storedUser, useUser } from '../accounts/user-store.ts'
import { useFormParts } from '../ui/form/form-context.ts'
import { useTyped } from '../ui/form/use-typed.ts'
import { hearGone, keepWritten, writtenTo } from './written-shelf.ts'

type Props = {
  listingId: number
  /** Empties the form, when somebody else signs in over it or its writer signs out in another tab. */
  clear: () => void
}

/** Brings back what was written to this seller before, and keeps what is written now. For what stands in the form. */
export function WrittenKept({ listingId, clear }: Props) {
  const { write } = useFormParts()
  const text = useTyped('body')
  const terms = useTyped('termsOfUse') === 'true'
  const personId = useUser()?.user_id
  const writer = useRef<number>(undefined)
  const isBrought = useRef(false)
  const isPutAway = useRef(false)
  const shown = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before is brought once for each person
  useEffect(() => {
    const now = storedUser()?.user_id
    const isAnothers = now !== undefined && writer.current !== undefined && writer.current !== now
    writer.current = now ?? writer.current
    const before = writtenTo(listingId, now)
    if (isAnothers) clear()
    if (before && (isAnothers || !text)) {
      write('body', before.text)
      write('termsOfUse', before.terms)
    }
    // What was written before signing in is theirs who sign in over it.
    else if (text && !isAnothers) keepWritten(listingId, { text, terms, by: writer.current })
  }, [personId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: hears from the first to the last; `clear` is always of the same form
  useEffect(() => {
    const putAway = () => {
      if (!shown.current || writer.current === undefined || storedUser()) return
      isPutAway.current = true
      clear()
    }
    // Another tab tells: a session that ends in this one leaves its person at the page, and the words with them.
    const unhearShelf = hearShelf(putAway)
    const unhearGone = hearGone(listingId, () => shown.current, clear)
    return () => {
      unhearShelf()
      unhearGone()
    }
  }, [])
  useEffect(() => {
    shown.current = text
    // What is written on after a session has ended stays its writer's.
    if (!text) writer.current = storedUser()?.user_id
    // What stands there at first is not yet what was written before; what was put away stays kept for its writer.
    if (isBrought.current && !isPutAway.current) keepWritten(listingId, { text, terms, by: writer.current })
    isBrought.current = true
    isPutAway.current = false
  }, [listingId, text, terms])
  return null
}
