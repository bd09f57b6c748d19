import { type RefObject, useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import fieldStyles from '../../ui/field/field.module.css'
import { FieldError } from '../../ui/field/field.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import type { CaptchaAnswer } from './embedded-check.tsx'
import { loadRecaptcha, type RecaptchaWidgets } from './load-recaptcha.ts'

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widget is rendered once
  useEffect(() => {
    let cancelled = false
    const show = (widgets: RecaptchaWidgets) => {
      if (cancelled || !container.current || shown.current) return
      const callbacks = { callback: onAnswer, 'expired-callback': () => onAnswer(), 'error-callback': onUnreachable }
      shown.current = { widgets, id: widgets.render(container.current, { sitekey: siteKey, ...callbacks }) }
    }
    loadRecaptcha().then(show, () => cancelled || onUnreachable())
    return () => {
      cancelled = true
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each token is valid once, so a refusal of the server needs a new one
  useEffect(() => {
    if (!refusals || !shown.current) return
    shown.current.widgets.reset(shown.current.id)
    onAnswer()
  }, [refusals])
  return container
}
