import { useFormParts } from '../form/form-context.ts'

/** A field's ties to its form. `judges` names another that is judged anew when this one changes. */
export function useField(name: string, revalidates?: string) {
  const { register, judge, faults, idOf } = useFormParts()
  const id = idOf(name)
  const fault = faults[name]
  return {
    id,
    fault,
    ids: { hint: `${id}-hint`, fault: `${id}-fault`, notYet: `${id}-not-yet` },
    native: {
      id,
      'aria-invalid': fault ? true : undefined,
      ...register(name, {
        validate: (value, all) => judge(name, value, all) ?? true,
        ...(revalidates && { deps: revalidates }),
      }),
    },
  }
}
