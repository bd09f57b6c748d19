declare global {
  /** The button that was pressed last while no script was there to answer. The page's last script sets it (start-script.ts). */
  var pressedEarly: HTMLButtonElement | null | undefined
  /** The list in which something was chosen last, and what, while no script was there. */
  var chosenEarly: [list: HTMLSelectElement, value: string] | undefined
}

/**
 * Presses the button, and chooses in the list, that somebody pressed or chose in while the scripts were on their way: nothing came of it
 * then, and they need not find out. Links, forms, boxes and what opens by itself work without a script and are left alone.
 */
export function repeatEarly(): void {
  const { pressedEarly: button, chosenEarly: [list, value = ''] = [] } = globalThis
  globalThis.pressedEarly = undefined
  globalThis.chosenEarly = undefined
  if (button?.isConnected) button.click()
  if (!list?.isConnected) return
  // React may have put back what the page came with, or not yet.
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
