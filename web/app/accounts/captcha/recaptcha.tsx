import { type RefObject, useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import fieldLooks from '../../ui/field/field.module.css'
import { FieldFault } from '../../ui/field/field.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import type { CaptchaAnswer } from './embedded-check.tsx'
import { loadRecaptcha, type RecaptchaWidgets } from './load-recaptcha.ts'

type Props = { name: string; siteKey: string; answer: RefObject<CaptchaAnswer>; onUnreachable: () => void }

/** Google's reCAPTCHA v2, in its own frame. */
export function Recaptcha({ name, answer, ...widget }: Props) {
  const { control, judge, faults, idOf } = useFormParts()
  const { field } = useController({
    name,
    control,
    defaultValue: false,
    rules: { validate: (value, all) => judge(name, value, all) ?? true },
  })
  const place = useWidget(widget, (token) => {
    answer.current = async () => token
    field.onChange(token !== undefined)
  })
  const fault = faults[name]
  return (
    <div className={fault ? fieldLooks.wrong : fieldLooks.field}>
      {fault && <FieldFault id={`${idOf(name)}-fault`}>{fault}</FieldFault>}
      <div id={idOf(name)} ref={place} tabIndex={-1} />
    </div>
  )
}

type Widget = Pick<Props, 'siteKey' | 'onUnreachable'>

/** The place for the provider's widget. `take` hears each answer, and nothing when one has run out or was used. */
function useWidget({ siteKey, onUnreachable }: Widget, take: (token?: string) => void) {
  const { refusals } = useFormParts()
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<{ widgets: RecaptchaWidgets; id: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widget is put into its place once
  useEffect(() => {
    let left = false
    const show = (widgets: RecaptchaWidgets) => {
      if (left || !place.current || shown.current) return
      const told = { callback: take, 'expired-callback': () => take(), 'error-callback': onUnreachable }
      shown.current = { widgets, id: widgets.render(place.current, { sitekey: siteKey, ...told }) }
    }
    loadRecaptcha().then(show, () => left || onUnreachable())
    return () => {
      left = true
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once, so a no of the server asks for a new one
  useEffect(() => {
    if (!refusals || !shown.current) return
    shown.current.widgets.reset(shown.current.id)
    take()
  }, [refusals])
  return place
}
