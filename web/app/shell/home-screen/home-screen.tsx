import { useEffect, useState } from 'react'
import { type Device, deviceOf, isOnHomeScreen } from './fit-device.ts'
import type { HomeScreenHint } from './home-screen-hint.tsx'
import { keepOffer } from './offer.ts'

type Shown = { device: Device; Hint: typeof HomeScreenHint }

/** Says once a day, on a device that can, how the site comes to its home screen; never over what somebody fills in. */
export function HomeScreen() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const device = deviceOf(navigator)
    if (!device || isOnHomeScreen()) return
    const left = new AbortController()
    keepOffer(left.signal)
    const show = async () => {
      const { awaitHint } = await import('./await-hint.ts')
      const Hint = await awaitHint(left.signal)
      if (Hint && !left.signal.aborted) setShown({ device, Hint })
    }
    // Without its files there is no hint, and nothing is lost.
    show().catch(() => {})
    return () => left.abort()
  }, [])
  return shown && <shown.Hint device={shown.device} onEnd={() => setShown(undefined)} />
}
