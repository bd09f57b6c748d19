import type { Edit } from './format-text.ts'

/** Applies an edit to a box as if it were typed, and sets the selection. */
export function typeInto(box: HTMLTextAreaElement, { start, end, inserted, selected }: Edit): void {
  box.focus()
  box.setSelectionRange(start, end)
  // Deprecated, but the only method that adds to the browser's undo history.
  if (!document.execCommand(inserted ? 'insertText' : 'delete', false, inserted)) {
    box.setRangeText(inserted, start, end)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  box.setSelectionRange(...selected)
}
