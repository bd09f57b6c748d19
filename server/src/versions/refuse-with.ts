import { Refusal } from '#platform/refusal'

/** Refuses as invalid with the sentences that there are, by field; with none, it does nothing. */
export function refuseWith(errors: Record<string, string | undefined>): void {
  const wrong = Object.entries(errors).flatMap(([field, error]) =>
    error ? [[field, [error]] as [string, string[]]] : [],
  )
  if (wrong.length)
    throw new Refusal('invalid', 'Some of this is not as we need it.', { errors: Object.fromEntries(wrong) })
}
