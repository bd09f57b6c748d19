import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/**
 * The promised pauses that are begun in the rest of a test, in milliseconds, each with what ends it: none ends by itself. With `only` these
 * are the pauses of that length, and the others pass as ever.
 */
export function controlPauses(only?: number) {
  const pauses: { milliseconds: number | undefined; end: () => void }[] = []
  const pass = timers.setTimeout
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds, value, options) => {
    if (only !== undefined && milliseconds !== only) return pass(milliseconds, value, options)
    const { promise, resolve } = Promise.withResolvers<typeof value>()
    pauses.push({ milliseconds, end: () => resolve(value) })
    return promise as never
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return pauses
}
