/** What a person is in the middle of: a field, an open dialog, or a form that something was typed into. */
const inUse = 'dialog[open], form[data-in-use], input:focus, textarea:focus, select:focus'

/** Whether someone fills in something just now. */
export const isFormInUse = (): boolean => document.querySelector(inUse) !== null

/** Marks each form that is typed into. */
export function watchForms(signal: AbortSignal): void {
  const mark = ({ target }: Event) => {
    if (target instanceof Element) target.closest('form')?.setAttribute('data-in-use', '')
  }
  document.addEventListener('input', mark, { signal })
}
