import { useWatch } from 'react-hook-form'
import { useFormParts } from './form-context.ts'

/** What stands in a field of text, as it is typed; `first` what stands there before. For what stands in a Form. */
export function useFieldText(name: string, initial = ''): string {
  const { control } = useFormParts()
  return String(useWatch({ control, name, defaultValue: initial }) ?? '')
}
