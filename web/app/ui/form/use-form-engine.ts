import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { FormValues } from './form-context.ts'
import { type RefusedReply, sortErrors } from './refused-reply.ts'
import type { Rules } from './rules.ts'

/** Judges, sends and remembers for a form. `onFault` is called when there is something to correct. */
export function useFormEngine<Values extends FormValues>(
  rules: Rules<Values>,
  send: (values: Values) => Promise<RefusedReply | undefined> | Promise<void>,
  onError: () => void,
) {
  const names = Object.keys(rules)
  const { formState, ...form } = useForm<FormValues>({ shouldFocusError: false })
  const [generalError, setGeneralError] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const sending = useRef(false)

  const applyRefusal = (refused: RefusedReply) => {
    const { atFields, general } = sortErrors(refused, names)
    for (const { name, message } of atFields) form.setError(name, { type: 'server', message })
    setGeneralError(general)
    setRefusals((count) => count + 1)
    onError()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setGeneralError(undefined)
    for (const [name, text] of filledTexts(event.currentTarget, names)) form.setValue(name, text)
    const onValid = async (values: FormValues) => {
      const refused = await send(withDefaults<Values>(values, names))
      if (refused) applyRefusal(refused)
    }
    await form
      .handleSubmit(onValid, onError)()
      .finally(() => {
        sending.current = false
      })
  }
  /** Says what is wrong as if it were sent, and sends nothing. Whether all is good. */
  const validateAll = async () => {
    let isGood = false
    const markValid = () => {
      isGood = true
    }
    await form.handleSubmit(markValid, onError)()
    return isGood
  }
  const validate = (name: string, value: string | boolean | undefined, all: FormValues) =>
    rules[name]?.(
      withDefaults<Values>({ [name]: value ?? '' }, [name])[name] as Values[string],
      withDefaults<Values>(all, names),
    )
  return {
    form,
    formState,
    validate,
    validateAll,
    submit,
    generalError,
    refusals,
    errors: errorsOf(formState.errors, names),
  }
}

/** What stands in the fields of text: a browser that fills them in by itself does not always say so. */
const filledTexts = (form: HTMLFormElement, names: string[]) =>
  [...new FormData(form)].flatMap(([name, text]) => {
    const isText = !(form.elements.namedItem(name) as HTMLInputElement | null)?.matches?.('[type=checkbox]')
    return isText && typeof text === 'string' && names.includes(name) ? [[name, text] as const] : []
  })

/** A field nobody has touched is an empty text. */
const withDefaults = <Values extends FormValues>(sheet: Partial<FormValues>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, sheet[name] ?? ''])) as Values

function errorsOf(errors: FieldErrors<FormValues>, names: string[]): Record<string, string> {
  const entries = names.flatMap((name) => (errors[name]?.message ? [[name, String(errors[name].message)]] : []))
  return Object.fromEntries(entries)
}
