import type { ContentFields } from '@reable/contract/content/fields'
import { useMemo, useState } from 'react'
import { type DocumentError, errorsOf, picturesAt } from './document-errors.ts'
import type { Typed } from './typed-document.ts'

const noErrors: readonly DocumentError[] = []

/** The errors of the typed values, from the first attempt to send them, and updated with every change from then on. */
export function useDocumentErrors(fields: ContentFields, typed: Typed) {
  const [isValidated, setValidated] = useState(false)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const errors = useMemo(
    () => (isValidated ? errorsOf(fields, typed, missing) : noErrors),
    [isValidated, fields, typed, missing],
  )
  /** Returns whether there are no errors. */
  const validate = () => {
    const isValid = errorsOf(fields, typed, missing).length === 0
    setValidated(!isValid)
    return isValid
  }
  /** Records the pictures that the server's errors say are missing. Returns whether there are any. */
  const markMissing = (paths: readonly string[]) => {
    const newlyMissing = picturesAt(fields, typed, paths)
    setMissing(new Set([...missing, ...newlyMissing]))
    setValidated(true)
    return newlyMissing.length > 0
  }
  return { errors, validate, markMissing }
}
