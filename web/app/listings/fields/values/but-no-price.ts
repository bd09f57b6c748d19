import type { Sheet } from '../../../ui/form/form-context.ts'

/** What is typed, but for the 0 that stands in the price's field while it is free: the price typed before is to be remembered. */
export function withoutFreePrice(typed: Sheet): Sheet {
  if (typed.free !== true) return typed
  const { price: _, ...rest } = typed
  return rest
}
