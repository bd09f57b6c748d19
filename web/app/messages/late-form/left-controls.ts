import { preventTyping } from '../../ui/field/disabled-props.ts'
import { typeIn } from '../../ui/field/type-in.ts'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'

const controls = 'a, button, input, textarea, summary'

const controlsOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>(controls)]

type Field = HTMLInputElement | HTMLTextAreaElement

const isTick = (control: Element): control is HTMLInputElement => control.matches('[type=checkbox]')
const isText = (control: Element): control is Field => control.matches('input, textarea') && !isTick(control)

/** What a person left in the HTML of a form before its script was there. Controls are named by their number in the form. */
export type LeftControls = {
  texts: Map<number, string>
  ticks: Set<number>
  focused: number
  /** Where the selection in a focused text begins and ends: at a caret, both the same. */
  selected: [from: number, to: number] | undefined
  pressed: number
}

/** Reads what was left in a form; `pressed` is the control whose press was held back, or -1. */
export function readControls(place: HTMLElement, pressed: number): LeftControls {
  const all = controlsOf(place)
  const texts = all.flatMap((one, at) =>
    isText(one) && one.value !== one.defaultValue ? [[at, one.value] as const] : [],
  )
  const ticks = all.flatMap((one, at) => (isTick(one) && one.checked !== one.defaultChecked ? [at] : []))
  const active = document.activeElement
  const focused = active instanceof HTMLElement ? all.indexOf(active) : -1
  return { texts: new Map(texts), ticks: new Set(ticks), focused, selected: selectedIn(active), pressed }
}

const selectedIn = (field: Element | null): LeftControls['selected'] =>
  field instanceof HTMLTextAreaElement ? [field.selectionStart, field.selectionEnd] : undefined

/** Does the same in the form that took the HTML's place: fills in, ticks, focuses, and presses what was pressed. */
export function restoreControls(place: HTMLElement, left: LeftControls): void {
  const all = controlsOf(place)
  for (const [at, control] of all.entries()) {
    const text = left.texts.get(at)
    if (text !== undefined && isText(control)) typeIn(control, below(control.value, text))
    if (left.ticks.has(at)) control.click()
  }
  const focused = all[left.focused]
  focused?.focus({ preventScroll: true })
  if (left.selected && focused instanceof HTMLTextAreaElement) select(focused, left)
  all[left.pressed]?.click()
}

/** An unsent message that was stored before comes first, unless it is the same. */
const below = (before: string, text: string) => (before && !text.includes(before) ? `${before}\n\n${text}` : text)

/** Selects the same, counted from the end, since what was stored before may stand above it. */
function select(field: HTMLTextAreaElement, { texts, focused, selected }: LeftControls): void {
  const above = field.value.length - (texts.get(focused)?.length ?? field.value.length)
  if (selected) field.setSelectionRange(above + selected[0], above + selected[1])
}

/**
 * Takes back what the server's HTML, which is the same for everybody, says to guests alone: until the form's own words come, none are
 * there. Who may write can type at once.
 */
export function openForMember(place: HTMLElement, mayWrite: boolean): void {
  const field = place.querySelector<HTMLTextAreaElement>('[aria-disabled=true]')
  const reason = field && document.getElementById(field.getAttribute('aria-describedby') ?? '')
  if (!(field && reason)) return
  field.placeholder = ''
  field.removeAttribute('aria-describedby')
  reason.style.visibility = 'hidden'
  if (mayWrite) field.removeAttribute('aria-disabled')
}

/** Follows the link that was pressed, if one was. */
export function followLink(place: HTMLElement, pressed: number): void {
  const link = controlsOf(place)[pressed]
  if (link instanceof HTMLAnchorElement) location.assign(link.href)
}

/** Calls `come` when the place is half a window away, has the focus, or one of its controls is pressed, whose press it holds back. */
export function whenNear(place: HTMLElement, come: (pressed?: number) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come()
    },
    { rootMargin: '50% 0px' },
  )
  observer.observe(place)
  const end = new AbortController()
  const { signal } = end
  place.addEventListener('focusin', () => come(), { signal })
  place.addEventListener('click', (event) => suspendPress(event, place, come), { capture: true, signal })
  place.addEventListener('keydown', ignoreTyping, { signal })
  return () => {
    observer.disconnect()
    end.abort()
  }
}

/** As the form itself does where it cannot be filled in yet. */
function ignoreTyping(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[aria-disabled=true]')) preventTyping(event)
}

function suspendPress(event: MouseEvent, place: HTMLElement, come: (pressed: number) => void): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
  if (!control || isText(control) || !isPlainPress(event)) return
  // Where somebody may write, a box is ticked at once; it is read with the rest.
  if (isTick(control) && !place.querySelector('textarea[aria-disabled=true]')) return
  event.preventDefault()
  come(controlsOf(place).indexOf(control))
}
