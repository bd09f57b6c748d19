import { createContext, type ReactNode, useContext } from 'react'
import type { Control, UseFormRegister } from 'react-hook-form'

/** The values of a form, by the field's name. */
export type FormValues = Record<string, string | boolean>

/** The state and the functions of a form that its parts use. */
export type FormParts = {
  control: Control<FormValues>
  register: UseFormRegister<FormValues>
  /** Sets the value of a field. */
  setValue: (name: string, value: string | boolean) => void
  /** Returns the error message for a value of a field, or undefined. */
  validate: (name: string, value: string | boolean | undefined, all: FormValues) => string | undefined
  /** Shows the errors of all fields as a submission would, and sends nothing; resolves to whether there are none. */
  validateAll: () => Promise<boolean>
  /** The current error messages, by the field's name. */
  errors: Record<string, string>
  /** The error message that belongs to no field in particular. */
  generalError: string | undefined
  busy: boolean
  /** The number of refusals by the server so far. */
  refusals: number
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** The error summary. */
  summary: ReactNode
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('a field stands in a Form')
  return parts
}
