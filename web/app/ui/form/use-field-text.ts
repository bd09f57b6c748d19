import { useWatch } from 'react-hook-form'
import { useFormParts } from './form-context.ts'

/** The current text of a field of the surrounding form, as it is typed; `initial` is its text before the field is registered. */
export function useFieldText(name: string, initial = ''): string {
  const { control } = useFormParts()
  return String(useWatch({ control, name, defaultValue: initial }) ?? '')
}
