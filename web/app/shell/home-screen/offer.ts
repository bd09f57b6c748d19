/** Chrome's own offer to install, which it makes once and lets a page keep for later. */
type Offer = Event & { prompt: () => Promise<unknown> }

let kept: Offer | undefined

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

/** Keeps the browser's offer until the person asks for it. */
export function keepOffer(leave: AbortSignal): void {
  const keep = (event: Event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    kept = event
  }
  window.addEventListener('beforeinstallprompt', keep, { signal: leave })
}

/** What opens the browser's question, once; undefined where it made no offer or it was taken up. */
export function takeOffer(): (() => Promise<unknown>) | undefined {
  const offer = kept
  if (!offer) return undefined
  return () => {
    kept = undefined
    return offer.prompt()
  }
}
