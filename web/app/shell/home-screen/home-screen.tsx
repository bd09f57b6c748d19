import { useEffect, useState } from 'react'
import type { HomeScreenHint } from './home-screen-hint.tsx'
import { captureInstallPrompt } from './install-prompt.ts'
import { type Device, isOnHomeScreen, supportedDevice } from './supported-device.ts'

type Shown = { device: Device; Hint: typeof HomeScreenHint }

/** Says once a day, on a device that can, how the site comes to its home screen; never over what somebody fills in. */
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
    // Without its files there is no hint, and nothing is lost.
    show().catch(() => {})
    return () => controller.abort()
  }, [])
  return shown && <shown.Hint device={shown.device} onEnd={() => setShown(undefined)} />
}
