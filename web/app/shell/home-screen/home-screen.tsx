import { useEffect, useState } from 'react'
import { type Device, deviceOf, isOnHomeScreen } from './fit-device.ts'
import type { HomeScreenHint } from './home-screen-hint.tsx'
import { isFormInUse, watchForms } from './in-use.ts'
import { isHintDue, keepHint } from './last-hint.ts'
import { keepOffer } from './offer.ts'

/** From the page's load to the hint (specification, 9). */
const delay = 40_000
const again = 1000

type Shown = { device: Device; Hint: typeof HomeScreenHint }

/** Says once a day, on a device that can, how the site comes to its home screen; never over what somebody fills in. */
export function HomeScreen() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const device = deviceOf(navigator)
    if (!device || isOnHomeScreen() || !isHintDue()) return
    const ends = [keepOffer(), watchForms()]
    const waiting = whenFree(async () => {
      if (!isHintDue()) return
      const { HomeScreenHint: Hint } = await import('./home-screen-hint.tsx')
      keepHint()
      setShown({ device, Hint })
    })
    return () => {
      waiting()
      for (const end of ends) end()
    }
  }, [])
  return shown && <shown.Hint device={shown.device} onEnd={() => setShown(undefined)} />
}

/** Calls when the time has come and no form is in use. Answers how to call it off. */
function whenFree(call: () => Promise<void>): () => void {
  let timer = setTimeout(look, Math.max(0, delay - performance.now()))
  function look() {
    if (isFormInUse()) timer = setTimeout(look, again)
    // Without its file there is no hint, and nothing is lost.
    else call().catch(() => {})
  }
  return () => clearTimeout(timer)
}
