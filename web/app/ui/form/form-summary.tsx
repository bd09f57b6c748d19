import { useFormParts } from './form-context.ts'

/** What is to be corrected, below the heading of a page whose form holds that heading. */
export function FormSummary() {
  return useFormParts().summary
}
