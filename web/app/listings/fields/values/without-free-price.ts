import type { FormValues } from '../../../ui/form/form-context.ts'

/** The typed values without the 0 that stands in the price's field while it is free: the price typed before must be remembered. */
export function withoutFreePrice(typed: FormValues): FormValues {
  if (typed.free !== true) return typed
  const { price: _, ...rest } = typed
  return rest
}
