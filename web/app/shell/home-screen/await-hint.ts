import { readText, writeText } from '../../state/storage.ts'

/** The time from the page's load to the hint, in milliseconds (specification, 9). */
const delay = 40_000
const retryDelay = 1000

/** Resolves to the hint once its time has come and no form is in use, or to undefined if none is due. Never resolves once aborted. */
export async function awaitHint(signal: AbortSignal) {
  if (!isHintDue()) return undefined
  watchForms(signal)
  await whenFree(signal)
  if (!isHintDue()) return undefined
  const { HomeScreenHint } = await import('./home-screen-hint.tsx')
  return recordHint() ? HomeScreenHint : undefined
}

function whenFree(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (signal.aborted) return
      if (isFormInUse()) setTimeout(check, retryDelay)
      else resolve()
    }
    setTimeout(check, Math.max(0, delay - performance.now()))
  })
}

/** A focused field, an open dialog, or a form with typed text. */
const inUse = 'dialog[open], form[data-in-use], input:focus, textarea:focus, select:focus'

/** Whether somebody is filling in something. */
const isFormInUse = (): boolean => document.querySelector(inUse) !== null

/** Marks each form with typed text. */
function watchForms(signal: AbortSignal): void {
  const mark = ({ target }: Event) => {
    if (target instanceof Element) target.closest('form')?.setAttribute('data-in-use', '')
  }
  document.addEventListener('input', mark, { signal })
}

const key = 'home-screen-hint'
const day = 24 * 60 * 60 * 1000

/** Whether the last hint on this device is more than 24 hours ago. */
function isHintDue(now = Date.now()): boolean {
  const last = Number(readText('localStorage', key) ?? 0)
  return !(now - last <= day)
}

/** Stores the time of this hint. Returns false where nothing can be stored: it would be shown again and again. */
const recordHint = (now = Date.now()): boolean => writeText('localStorage', key, String(now))
