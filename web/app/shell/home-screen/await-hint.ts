import { isFormInUse, watchForms } from './in-use.ts'
import { isHintDue, recordHint } from './last-hint.ts'

/** The time from the page's load to the hint, in milliseconds (specification, 9). */
const delay = 40_000
const retryDelay = 1000

/** Resolves to the hint once its time has come and no form is in use, or to undefined if none is due. Never resolves once aborted. */
export async function awaitHint(signal: AbortSignal) {
  if (!isHintDue()) return undefined
  watchForms(signal)
  await whenFree(signal)
  if (!isHintDue()) return undefined
  const { HomeScreenHint } = await import('./home-screen-hint.tsx')
  return recordHint() ? HomeScreenHint : undefined
}

function whenFree(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (signal.aborted) return
      if (isFormInUse()) setTimeout(check, retryDelay)
      else resolve()
    }
    setTimeout(check, Math.max(0, delay - performance.now()))
  })
}
