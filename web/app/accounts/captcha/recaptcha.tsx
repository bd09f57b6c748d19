import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useController } from 'react-hook-form'
import { trustedAddress } from '../../trusted-address.ts'
import fieldStyles from '../../ui/field/field.module.css'
import { FieldError } from '../../ui/field/field.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import type { CaptchaAnswer } from './embedded-check.tsx'

type Props = { name: string; siteKey: string; answer: RefObject<CaptchaAnswer>; onUnreachable: () => void }

/** Google's reCAPTCHA v2, in its own frame. */
export function Recaptcha({ name, answer, ...widget }: Props) {
  const { control, validate, errors, idOf } = useFormParts()
  const { field } = useController({
    name,
    control,
    defaultValue: false,
    rules: { validate: (value, all) => validate(name, value, all) ?? true },
  })
  const container = useWidget(widget, (token) => {
    answer.current = async () => token
    field.onChange(token !== undefined)
  })
  const error = errors[name]
  return (
    <div className={error ? fieldStyles.wrong : fieldStyles.field}>
      {error && <FieldError id={`${idOf(name)}-fault`}>{error}</FieldError>}
      <div id={idOf(name)} ref={container} tabIndex={-1} />
    </div>
  )
}

type Widget = Pick<Props, 'siteKey' | 'onUnreachable'>

/**
 * Renders the provider's widget into the element of the returned ref. `onAnswer` gets each token, and undefined when one has expired
 * or was used.
 */
function useWidget({ siteKey, onUnreachable }: Widget, onAnswer: (token?: string) => void) {
  const { refusals } = useFormParts()
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef<{ widgets: RecaptchaWidgets; id: number }>(undefined)
  const answer = useEffectEvent((token?: string) => onAnswer(token))
  const giveUp = useEffectEvent(() => onUnreachable())
  const show = useEffectEvent((widgets: RecaptchaWidgets) => {
    if (!container.current || shown.current) return
    const callbacks = {
      callback: (token: string) => answer(token),
      'expired-callback': () => answer(),
      'error-callback': () => giveUp(),
    }
    shown.current = { widgets, id: widgets.render(container.current, { sitekey: siteKey, ...callbacks }) }
  })
  useEffect(() => {
    let cancelled = false
    loadRecaptcha().then(
      (widgets) => cancelled || show(widgets),
      () => cancelled || giveUp(),
    )
    return () => {
      cancelled = true
    }
  }, [])
  // Each token is valid once: a refusal of the server needs a new one.
  useEffect(() => {
    if (!refusals || !shown.current) return
    shown.current.widgets.reset(shown.current.id)
    answer()
  }, [refusals])
  return container
}

/** `trustedtypes` requests a script that makes trusted types itself. */
const address = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&onload=recaptchaIsThere'
const timeout = 8_000

/** The part of the provider's API that is used here. */
type RecaptchaWidgets = {
  render: (place: HTMLElement, options: Record<string, unknown>) => number
  reset: (id: number) => void
}

type WithRecaptcha = typeof globalThis & { grecaptcha?: RecaptchaWidgets; recaptchaIsThere?: () => void }

let loading: Promise<RecaptchaWidgets> | undefined

/** Loads the provider's script, once. Rejects when it does not come within 8 seconds. */
function loadRecaptcha(): Promise<RecaptchaWidgets> {
  loading ??= load().catch((cause) => {
    loading = undefined
    throw cause
  })
  return loading
}

function load(): Promise<RecaptchaWidgets> {
  const globals: WithRecaptcha = globalThis
  return new Promise((resolve, reject) => {
    globals.recaptchaIsThere = () =>
      globals.grecaptcha ? resolve(globals.grecaptcha) : reject(new Error('no reCAPTCHA'))
    const script = document.createElement('script')
    script.src = trustedAddress('recaptcha-script', address)
    script.onerror = reject
    document.head.append(script)
    setTimeout(() => reject(new Error('reCAPTCHA takes too long')), timeout)
  })
}
