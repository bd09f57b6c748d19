import { useFormParts } from './form-context.ts'

/** The error summary, below the heading of a page whose form contains that heading. */
export function FormSummary() {
  return useFormParts().summary
}
