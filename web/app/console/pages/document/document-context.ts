import { createContext, useContext } from 'react'
import type { TypedValue } from '../editor/typed-document.ts'
import type { TypedFault } from '../editor/typed-faults.ts'

/** What the parts of a document's form can do; the same as long as the form stands. */
export type DocumentActs = {
  change: (place: string, act: (value: TypedValue | undefined) => TypedValue) => void
  /** The id of what takes the focus at a place. */
  idOf: (place: string) => string
  /** Once the form is drawn anew. */
  focusNext: (place: string) => void
  /** A picture is on its way, or there. */
  noteUpload: (place: string, isOnItsWay: boolean) => void
}

export const ActsContext = createContext<DocumentActs | undefined>(undefined)

export const FaultsContext = createContext<readonly TypedFault[]>([])

export function useActs(): DocumentActs {
  const acts = useContext(ActsContext)
  if (!acts) throw new Error('a field stands in the form of a document')
  return acts
}

/** What stands around a field at a place: its id, and the sentence of what is wrong. */
export function useTypedField(place: string) {
  const { idOf } = useActs()
  const id = idOf(place)
  const fault = useContext(FaultsContext).find((one) => one.place === place)?.sentence
  return { id, fault, ids: { hint: `${id}-hint`, fault: `${id}-fault`, notYet: `${id}-not-yet` } }
}
