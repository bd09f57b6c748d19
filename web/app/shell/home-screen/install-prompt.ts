/** Chrome's own offer to install, which it makes once and lets a page keep for later. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let pending: InstallPrompt | undefined

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function'

/** Keeps the browser's offer until the person asks for it. */
export function captureInstallPrompt(signal: AbortSignal): void {
  const capture = (event: Event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    pending = event
  }
  window.addEventListener('beforeinstallprompt', capture, { signal })
}

/** What opens the browser's question, once; undefined where it made no offer or it was taken up. */
export function takeInstallPrompt(): (() => Promise<unknown>) | undefined {
  const installPrompt = pending
  if (!installPrompt) return undefined
  return () => {
    pending = undefined
    return installPrompt.prompt()
  }
}
