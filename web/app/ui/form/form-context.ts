import { createContext, type ReactNode, useContext } from 'react'
import type { Control, UseFormRegister } from 'react-hook-form'

/** What is typed, by field. */
export type FormValues = Record<string, string | boolean>

/** What the parts of a form know of it. */
export type FormParts = {
  control: Control<FormValues>
  register: UseFormRegister<FormValues>
  /** Changes what stands in a field. */
  setValue: (name: string, value: string | boolean) => void
  /** The sentence of what is wrong with a value, or nothing. */
  validate: (name: string, value: string | boolean | undefined, all: FormValues) => string | undefined
  /** Says what is wrong as if it were sent, and sends nothing. Whether all is good. */
  validateAll: () => Promise<boolean>
  /** What is wrong now, by field. */
  errors: Record<string, string>
  /** What is wrong with no field in particular. */
  generalError: string | undefined
  busy: boolean
  /** How often the server said no. */
  refusals: number
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** What is to be corrected, summed up. */
  summary: ReactNode
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('a field stands in a Form')
  return parts
}
