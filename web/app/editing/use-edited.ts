import { useRef, useState } from 'react'
import type { SaveResult } from './save-result.ts'

/** The typed values, and the stored version that they are based on. */
export type Edited<Base, Typed> = { base: Base; typed: Typed }

/**
 * What an editor holds: the typed values, the stored version that they are based on, and the conflict with a version that was stored
 * elsewhere meanwhile. Nothing typed is lost by a conflict: the person keeps theirs, or takes the stored one.
 */
export function useEdited<Base, Typed>(
  start: Edited<Base, Typed>,
  hasChanges: (edited: Edited<Base, Typed>) => boolean,
) {
  const [base, setBase] = useState(start.base)
  /** The same without waiting for a render: Keep mine saves at once. */
  const latestBase = useRef(start.base)
  const isSaved = useRef(false)
  const [typed, setTyped] = useState(start.typed)
  const [conflict, setConflict] = useState<Base>()
  const rebaseOn = (stored: Base) => {
    latestBase.current = stored
    setBase(stored)
  }
  /** Bases what is typed on the stored version of the conflict, which the next save replaces. */
  const keepMine = () => {
    if (conflict !== undefined) rebaseOn(conflict)
    setConflict(undefined)
  }
  return {
    ...{ base, typed, setTyped, conflict, rebaseOn, keepMine },
    latestBase: () => latestBase.current,
    /** Puts the values of the conflict's stored version in place of what is typed. */
    takeTheirs: (theirs: Typed) => {
      keepMine()
      setTyped(theirs)
    },
    /** Opens the conflict, if saving came to one. */
    noteConflict: (result: SaveResult<Base>) => {
      if (result.kind === 'conflict') setConflict(result.theirs)
    },
    /** Says that all is saved and the page is about to be left. */
    markSaved: () => {
      isSaved.current = true
    },
    /** Whether leaving the page would lose something. */
    hasUnsavedChanges: () => !isSaved.current && hasChanges({ base: latestBase.current, typed }),
  }
}
