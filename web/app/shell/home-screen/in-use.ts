/** A focused field, an open dialog, or a form with typed text. */
const inUse = 'dialog[open], form[data-in-use], input:focus, textarea:focus, select:focus'

/** Whether somebody is filling in something. */
export const isFormInUse = (): boolean => document.querySelector(inUse) !== null

/** Marks each form with typed text. */
export function watchForms(signal: AbortSignal): void {
  const mark = ({ target }: Event) => {
    if (target instanceof Element) target.closest('form')?.setAttribute('data-in-use', '')
  }
  document.addEventListener('input', mark, { signal })
}
