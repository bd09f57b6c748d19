import { parseStoredObject, readText, writeText } from '../state/storage.ts'
import { typeIn } from '../ui/field/type-in.ts'
import { alerts } from './alerts/alerts.ts'

/** A control by what it is called, and its number among those that are called the same. */
type Named = { name: string; at: number; of: number }

type Press = Named & { state: string; isRepeatable: boolean }

type Field = Named & { value: string; isTicked: boolean }

/** What somebody left in a page that is loaded again. */
type Left = { path: string; fields: Field[]; press: Press | undefined }

const key = 'left-page'

/** In milliseconds: what comes later than that after a press isn't due to it. */
const pressTime = 10_000
/** In milliseconds: a page that has just been loaded again is not loaded again, whatever is missing in it. */
const reloadTime = 60_000
/** In milliseconds: some buttons come only once it's known who is signed in. */
const waitTime = 3_000

const buttons = 'button, summary, a'
const texts =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url], [type=number])'
const choices = 'form :is(select, [type=checkbox], [type=radio])'
/** Secrets aren't stored. */
const secrets = '[autocomplete=one-time-code], [autocomplete^=cc-]'

let noted: { press: Press; at: number } | undefined
let isReloaded = false

/** Notes what is pressed, as it was before. Whatever else is done ends a press. */
export function notePresses(): void {
  const forget = () => {
    noted = undefined
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, forget, { capture: true, passive: true })
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null
    if (button) noted = { press: pressOf(button), at: Date.now() }
  }
  addEventListener('click', note, { capture: true })
}

/** What somebody has just pressed. */
export const lastPress = (): Press | undefined => (noted && Date.now() - noted.at < pressTime ? noted.press : undefined)

/** A form may do more than what its button says, so it isn't sent again by itself. */
const pressOf = (button: HTMLElement): Press => ({
  ...nameOf(button),
  state: stateOf(button),
  isRepeatable: !button.matches('[type=submit]'),
})

/**
 * Loads the page again, or the one that is on its way; `press` is then repeated. Returns whether it does: not twice in a row, and not where
 * the browser cannot keep what was typed.
 */
export function reloadPage(press: Press | undefined): boolean {
  if (globalThis.__reactRouterDataRouter?.state.navigation.location) {
    globalThis.openPressedPage()
    return true
  }
  if (isReloaded && performance.now() < reloadTime) return false
  const fields = [...document.querySelectorAll<HTMLElement>(`${texts}, ${choices}`)].filter(
    (field) => !field.matches(secrets),
  )
  const left: Left = { path: currentPath(), fields: fields.map(fieldOf), press }
  if (!writeText('sessionStorage', key, JSON.stringify(left))) return false
  location.reload()
  return true
}

const currentPath = () => location.pathname + location.search

/** Fills in what was typed before the page was loaded again, and repeats the press. Both may be of parts that come late. */
export function restoreLeftPage(): void {
  const left = parseStoredObject<Left>(readText('sessionStorage', key))
  writeText('sessionStorage', key, null)
  if (left.path !== currentPath()) return
  isReloaded = true
  let { fields = [], press } = left
  const restore = () => {
    if (left.path !== currentPath()) return observer.disconnect()
    fields = fields.filter((field) => !fillIn(field))
    if (press?.isRepeatable && repeat(press)) press = undefined
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true })
  restore()
  if (!left.press) alerts.show({ type: 'info', title: 'This page was updated.' })
  setTimeout(() => press && askForPress(press), press?.isRepeatable ? waitTime : 0)
  const askForPress = (unanswered: Press) => {
    press = undefined
    find(unanswered)?.focus()
    alerts.show({ type: 'info', title: 'This page was updated. Please press again.' })
  }
}

function repeat(press: Press): boolean {
  // Of several that are called the same, another one may be meant by now.
  const button = press.of === 1 ? find(press) : undefined
  if (!button) return false
  button.focus()
  if (stateOf(button) === press.state) button.click()
  return true
}

/** A switch that is on already has had its press. */
const stateOf = (button: HTMLElement): string => button.ariaPressed ?? button.ariaChecked ?? button.ariaExpanded ?? ''

const isTick = (field: HTMLElement): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]')

const fieldOf = (field: HTMLElement): Field => ({
  ...nameOf(field),
  value: (field as HTMLInputElement).value,
  isTicked: isTick(field) && field.checked,
})

/** Returns whether the field is there. */
function fillIn({ value, isTicked, ...named }: Field): boolean {
  const field = find(named)
  if (!field) return false
  if (isTick(field)) {
    if (field.checked !== isTicked) field.click()
  } else if (field instanceof HTMLSelectElement) {
    if (field.value === value) return true
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value !== value) typeIn(field, value)
  }
  return true
}

function nameOf(control: HTMLElement): Named {
  const name = textOf(control)
  const same = calledSo(control.tagName, name)
  return { name: `${control.tagName} ${name}`, at: same.indexOf(control), of: same.length }
}

function find({ name, at, of }: Named): HTMLElement | undefined {
  const space = name.indexOf(' ')
  const same = calledSo(name.slice(0, space), name.slice(space + 1))
  return same.length === of ? same[at] : undefined
}

const calledSo = (tag: string, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((control) => textOf(control) === name)

function textOf(control: HTMLElement): string {
  const label = document.getElementById(control.getAttribute('aria-labelledby') ?? '')
  const own = control.matches('input, select, textarea') ? (control as HTMLInputElement).labels?.[0] : control
  return control.ariaLabel ?? (label ?? own)?.textContent ?? ''
}
