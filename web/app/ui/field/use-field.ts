import { useFormParts } from '../form/form-context.ts'

/** Connects a field to its form. `revalidates` is the name of another field that is validated again when this one changes. */
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
