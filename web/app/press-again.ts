declare global {
  /** The button that was pressed last while no script was there to answer. The page's last script sets it (start-script.ts). */
  var pressedEarly: HTMLButtonElement | null | undefined
}

/**
 * Presses the button again that somebody pressed while the scripts were on their way: it did nothing then, and they need not find out.
 * Links, forms, boxes and what opens by itself work without a script and are left alone.
 */
export function pressAgain(): void {
  const button = globalThis.pressedEarly
  globalThis.pressedEarly = undefined
  if (button?.isConnected) button.click()
}
