import { isFormInUse, watchForms } from './in-use.ts'
import { isHintDue, keepHint } from './last-hint.ts'

/** From the page's load to the hint (specification, 9). */
const delay = 40_000
const again = 1000

/** The hint once its time has come and no form is in use; undefined where none is due. Never answers whoever leaves before. */
export async function awaitHint(leave: AbortSignal) {
  if (!isHintDue()) return undefined
  watchForms(leave)
  await whenFree(leave)
  if (!isHintDue()) return undefined
  const { HomeScreenHint } = await import('./home-screen-hint.tsx')
  keepHint()
  return HomeScreenHint
}

function whenFree(leave: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (leave.aborted) return
      if (isFormInUse()) setTimeout(look, again)
      else resolve()
    }
    setTimeout(look, Math.max(0, delay - performance.now()))
  })
}
