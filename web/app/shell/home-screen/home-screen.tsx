import { useEffect, useState } from 'react'
import type { HomeScreenHint } from './home-screen-hint.tsx'
import { captureInstallPrompt } from './install-prompt.ts'
import { type Device, isOnHomeScreen, supportedDevice } from './supported-device.ts'

type Shown = { device: Device; Hint: typeof HomeScreenHint }

/** Shows once a day, on a supported device, how to add the site to the home screen; never while somebody fills in a form. */
export function HomeScreen() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const device = supportedDevice(navigator)
    if (!device || isOnHomeScreen()) return
    const controller = new AbortController()
    captureInstallPrompt(controller.signal)
    const show = async () => {
      const { awaitHint } = await import('./await-hint.ts')
      const Hint = await awaitHint(controller.signal)
      if (Hint && !controller.signal.aborted) setShown({ device, Hint })
    }
    // If its files cannot be loaded there is no hint, which does no harm.
    show().catch(() => {})
    return () => controller.abort()
  }, [])
  return shown && <shown.Hint device={shown.device} onEnd={() => setShown(undefined)} />
}
