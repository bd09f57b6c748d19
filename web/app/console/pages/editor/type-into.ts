import type { Edit } from './format-text.ts'

/** Puts words into a box as if they were typed, and selects what is to be seen or filled in. */
export function typeInto(box: HTMLTextAreaElement, { start, end, words, selected }: Edit): void {
  box.focus()
  box.setSelectionRange(start, end)
  // Old, but the one way that leaves the browser's undo whole: no other writes into its history.
  if (!document.execCommand(words ? 'insertText' : 'delete', false, words)) {
    box.setRangeText(words, start, end)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  box.setSelectionRange(...selected)
}
