/** A finger that moved less than this did not mean another slide, in CSS pixels. */
const least = 40

/**
 * Lets a finger or a pen draw the slides along. When it leaves, `leave` is told which way to go on: to the next slide, the one
 * before, or 0 for back to where it was. Returns the clean-up.
 */
export function followFinger(stage: HTMLElement, leave: (by: 1 | 0 | -1) => void): () => void {
  let from: { x: number; left: number } | undefined
  const listening = new AbortController()
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    react: (event: PointerEvent) => void,
  ) => stage.addEventListener(type, (event) => event.isPrimary && react(event), { signal: listening.signal })
  const end = (moved: number) => {
    if (!from) return
    from = undefined
    leave(Math.abs(moved) < least ? 0 : moved < 0 ? 1 : -1)
  }
  on('pointerdown', ({ pointerType, clientX }) => {
    // A mouse has the buttons; what it draws is the picture's link.
    if (pointerType !== 'mouse') from = { x: clientX, left: stage.scrollLeft }
  })
  on('pointermove', ({ clientX }) => {
    if (from) stage.scrollLeft = from.left + from.x - clientX
  })
  on('pointerup', ({ clientX }) => end(from ? clientX - from.x : 0))
  // The page scrolls up or down instead.
  on('pointercancel', () => end(0))
  return () => listening.abort()
}
