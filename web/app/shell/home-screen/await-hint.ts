import { isFormInUse, watchForms } from './in-use.ts'
import { isHintDue, recordHint } from './last-hint.ts'

/** From the page's load to the hint (specification, 9). */
const delay = 40_000
const retryDelay = 1000

/** The hint once its time has come and no form is in use; undefined where none is due. Never answers whoever leaves before. */
export async function awaitHint(signal: AbortSignal) {
  if (!isHintDue()) return undefined
  watchForms(signal)
  await whenFree(signal)
  if (!isHintDue()) return undefined
  const { HomeScreenHint } = await import('./home-screen-hint.tsx')
  recordHint()
  return HomeScreenHint
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
