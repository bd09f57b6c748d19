/** The history state of a page to which a confirmation link led back. */
export const returning = { returning: true }

export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state
