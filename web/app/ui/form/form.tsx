import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { ErrorSummary, type SummaryHandle } from '../error-summary/error-summary.tsx'
import styles from './form.module.css'
import { FormContext, type FormValues } from './form-context.ts'
import type { RefusedReply } from './refused-reply.ts'
import type { Rules } from './rules.ts'
import { useErrorTitle } from './use-error-title.ts'
import { useFormEngine } from './use-form-engine.ts'

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
