/** Chrome's event that offers to install the site; it comes once, and a page may open its prompt later. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let pending: InstallPrompt | undefined

const isInstallPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function'

/** Defers the browser's install prompt until the person asks for it. */
export function captureInstallPrompt(signal: AbortSignal): void {
  const capture = (event: Event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    pending = event
  }
  window.addEventListener('beforeinstallprompt', capture, { signal })
}

/** Returns the function that opens the browser's install prompt; undefined if it offered none or it was opened already. */
export function takeInstallPrompt(): (() => Promise<unknown>) | undefined {
  const installPrompt = pending
  if (!installPrompt) return undefined
  return () => {
    pending = undefined
    return installPrompt.prompt()
  }
}
