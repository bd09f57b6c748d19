/** The fingers and mice that press on the page. */
const pressing = new Set<number>()
const waiting: (() => void)[] = []

/** In milliseconds: longer than anybody presses who means a button; a release outside the window is told to nobody. */
const longestPress = 5000

function press({ pointerId }: PointerEvent) {
  pressing.add(pointerId)
}

/** A mouse that was let go of on a scroll bar shows it when it moves next. */
function release({ type, buttons, pointerId }: PointerEvent) {
  if (type === 'pointermove' && buttons) return
  pressing.delete(pointerId)
  // The click comes after the release.
  if (!pressing.size) for (const goOn of waiting.splice(0)) setTimeout(goOn)
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true)
  for (const type of ['pointerup', 'pointercancel', 'pointermove'] as const)
    document.addEventListener(type, release, true)
}

/** Waits until nobody presses on the page: what moves away under a finger gets no click when the finger is lifted. */
export const untilReleased = () =>
  new Promise<void>((resolve) => {
    if (!pressing.size) return resolve()
    waiting.push(resolve)
    setTimeout(resolve, longestPress)
  })
