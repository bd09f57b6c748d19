import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import type { FormValues } from './form-context.ts'
import { type RefusedReply, sortErrors } from './refused-reply.ts'
import type { Rules } from './rules.ts'

type FormMethods = Omit<UseFormReturn<FormValues>, 'formState'>

/** The state of a form, its validation and its submission. `onError` is called when there is something to correct. */
export function useFormEngine<Values extends FormValues>(
  rules: Rules<Values>,
  send: (values: Values) => Promise<RefusedReply | undefined> | Promise<void>,
  onError: () => void,
) {
  const names = Object.keys(rules)
  const { formState, ...form } = useForm<FormValues>({ shouldFocusError: false })
  const { clearGeneralError, applyRefusal, ...refusalState } = useRefusals(form, names, onError)
  const isSending = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    clearGeneralError()
    for (const [name, text] of filledTexts(event.currentTarget, names)) form.setValue(name, text)
    const sendValid = async (values: FormValues) => {
      const refused = await send(withDefaults<Values>(values, names))
      if (refused) applyRefusal(refused)
    }
    await form
      .handleSubmit(sendValid, onError)()
      .finally(() => {
        isSending.current = false
      })
  }
  const validate = (name: string, value: string | boolean | undefined, all: FormValues) =>
    rules[name]?.(
      withDefaults<Values>({ [name]: value ?? '' }, [name])[name] as Values[string],
      withDefaults<Values>(all, names),
    )
  const validateAll = () => validateWithoutSending(form, onError)
  const errors = errorsOf(formState.errors, names)
  return { form, formState, errors, validate, validateAll, submit, ...refusalState }
}

/** The refusals of the server: the errors at fields go to the fields, the rest is the form's general error. */
function useRefusals(form: FormMethods, names: string[], onError: () => void) {
  const [generalError, setGeneralError] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const applyRefusal = (refused: RefusedReply) => {
    const { atFields, general } = sortErrors(refused, names)
    for (const { name, message } of atFields) form.setError(name, { type: 'server', message })
    setGeneralError(general)
    setRefusals((count) => count + 1)
    onError()
  }
  return { generalError, refusals, applyRefusal, clearGeneralError: () => setGeneralError(undefined) }
}

/** Shows the errors of all fields as a submission would, and sends nothing; resolves to whether there are none. */
async function validateWithoutSending(form: FormMethods, onError: () => void): Promise<boolean> {
  let isValid = false
  const markValid = () => {
    isValid = true
  }
  await form.handleSubmit(markValid, onError)()
  return isValid
}

/** The contents of the text fields as the document has them: a browser that fills them in does not always send an event. */
const filledTexts = (form: HTMLFormElement, names: string[]) =>
  [...new FormData(form)].flatMap(([name, text]) => {
    const isText = !(form.elements.namedItem(name) as HTMLInputElement | null)?.matches?.('[type=checkbox]')
    return isText && typeof text === 'string' && names.includes(name) ? [[name, text] as const] : []
  })

/** The values of the named fields; a field that nobody has touched has the value ''. */
const withDefaults = <Values extends FormValues>(values: Partial<FormValues>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Values

function errorsOf(errors: FieldErrors<FormValues>, names: string[]): Record<string, string> {
  const entries = names.flatMap((name) => (errors[name]?.message ? [[name, String(errors[name].message)]] : []))
  return Object.fromEntries(entries)
}
