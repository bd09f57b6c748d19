import { type ComponentProps, createContext, useContext } from 'react'
import type { Field } from '../../../ui/field/field.tsx'
import type { DocumentError } from '../editor/document-errors.ts'
import type { TypedValue } from '../editor/typed-document.ts'

/** The actions of the parts of a document's form; the same object as long as the form is mounted. */
export type DocumentActions = {
  change: (place: string, update: (value: TypedValue | undefined) => TypedValue) => void
  /** The id of the element that takes the focus at a place. */
  idOf: (place: string) => string
  /** Moves the focus after the next render. */
  focusNext: (place: string) => void
  /** Records that the upload of a picture has started or ended. */
  noteUpload: (place: string, isUploading: boolean) => void
}

export const ActionsContext = createContext<DocumentActions | undefined>(undefined)

export const ErrorsContext = createContext<readonly DocumentError[]>([])

export function useActions(): DocumentActions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('a field stands in the form of a document')
  return actions
}

/** The id and the error of the field at a place, with the ids of its hints. */
export function useTypedField(place: string) {
  const { idOf } = useActions()
  const id = idOf(place)
  const error = useContext(ErrorsContext).find((one) => one.place === place)?.sentence
  const ids: ComponentProps<typeof Field>['ids'] = {
    hint: `${id}-hint`,
    error: `${id}-fault`,
    disabledReason: `${id}-not-yet`,
  }
  return { id, ids, error }
}
