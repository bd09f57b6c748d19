import { type FormEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { ErrorSummary, type SummaryHandle } from '../error-summary/error-summary.tsx'
import styles from './form.module.css'
import { FormContext, type FormValues } from './form-context.ts'
import { type RefusedReply, sortErrors } from './refused-reply.ts'
import type { Rules } from './rules.ts'
import { useErrorTitle } from './use-error-title.ts'

export type FormHandle = {
  read: (name: string) => string
  fill: (name: string, value: string | boolean) => void
  focus: (name: string) => void
  /** Resets all fields to their initial values. */
  clear: () => void
}

type Props<Values extends FormValues> = {
  /** The rule of each field, in the order of the page. */
  rules: Rules<Values>
  /** Sends valid values. Returns the server's refusal, whose errors are shown at the fields, or undefined on success. */
  send: (values: Values) => Promise<RefusedReply | undefined> | Promise<void>
  label?: string
  /** The labels of fields whose messages do not name them, by the field's name. */
  labels?: Readonly<Record<string, string>>
  /** What the ids of its controls begin with, where one made by React would not do (docs/decisions/0079). */
  id?: string
  /** The form contains the heading of its page; the error summary follows below it, as a `FormSummary`. */
  hasHeading?: boolean
  ref?: Ref<FormHandle>
  children: ReactNode
}

/** A form that validates by plain rules, shows a summary of its errors, and leaves everything that was typed in its fields. */
export function Form<Values extends FormValues>({
  rules,
  send,
  label,
  labels,
  id,
  hasHeading,
  ref,
  children,
}: Props<Values>) {
  const ownId = useId()
  const summary = useRef<SummaryHandle>(null)
  const { form, formState, errors, submit, ...engine } = useFormEngine(rules, send, () => summary.current?.focus())
  const idOf = (name: string) => `${id ? `${id}-` : ownId}${name}`
  const focus = (name: string) => focusControl(idOf(name))
  useErrorTitle(Object.keys(errors).length > 0 || engine.generalError !== undefined)
  useImperativeHandle(ref, () => ({
    read: (name) => String(form.getValues(name) ?? ''),
    fill: (name, value) => form.setValue(name, value),
    focus,
    clear: () => form.reset(),
  }))
  const parts = {
    ...engine,
    errors,
    idOf,
    summary: <ErrorSummary ref={summary} {...{ errors, labels, idOf }} onChoose={focus} generalId={idOf('-general')} />,
    control: form.control,
    register: form.register,
    setValue: form.setValue,
    busy: formState.isSubmitting,
  }
  return (
    <FormContext value={parts}>
      {/* POST, in case it is ever submitted without the script: nothing that is typed may appear in an address. */}
      <form method="post" noValidate aria-label={label} onSubmit={submit} className={styles.form}>
        {!hasHeading && parts.summary}
        {children}
      </form>
    </FormContext>
  )
}

function focusControl(id: string): void {
  const control = document.getElementById(id)
  // A control in a folded part cannot take the focus.
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
}

type FormMethods = Omit<UseFormReturn<FormValues>, 'formState'>

/** The state of a form, its validation and its submission. `onError` is called when there is something to correct. */
function useFormEngine<Values extends FormValues>(
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
