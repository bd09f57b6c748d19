import { useFormParts } from '../form/form-context.ts'

/** A field's ties to its form. `judges` names another that is judged anew when this one changes. */
export function useField(name: string, revalidates?: string) {
  const { register, validate, errors, idOf } = useFormParts()
  const id = idOf(name)
  const error = errors[name]
  return {
    id,
    error,
    ids: { hint: `${id}-hint`, error: `${id}-fault`, disabledReason: `${id}-not-yet` },
    native: {
      id,
      'aria-invalid': error ? true : undefined,
      ...register(name, {
        validate: (value, all) => validate(name, value, all) ?? true,
        ...(revalidates && { deps: revalidates }),
      }),
    },
  }
}
