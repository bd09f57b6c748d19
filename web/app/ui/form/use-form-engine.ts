import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { Sheet } from './form-context.ts'
import { type Refused, sortRefused } from './refused.ts'
import type { Rules } from './rules.ts'

/** Judges, sends and remembers for a form. `onFault` is called when there is something to correct. */
export function useFormEngine<Values extends Sheet>(
  rules: Rules<Values>,
  send: (values: Values) => Promise<Refused | undefined> | Promise<void>,
  onFault: () => void,
) {
  const names = Object.keys(rules)
  const { formState, ...form } = useForm<Sheet>({ shouldFocusError: false })
  const [generalFault, setGeneralFault] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const sending = useRef(false)

  const take = (refused: Refused) => {
    const { atFields, general } = sortRefused(refused, names)
    for (const { name, sentence } of atFields) form.setError(name, { type: 'server', message: sentence })
    setGeneralFault(general)
    setRefusals((before) => before + 1)
    onFault()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setGeneralFault(undefined)
    for (const [name, text] of writtenIn(event.currentTarget, names)) form.setValue(name, text)
    const good = async (sheet: Sheet) => {
      const refused = await send(whole<Values>(sheet, names))
      if (refused) take(refused)
    }
    await form
      .handleSubmit(good, onFault)()
      .finally(() => {
        sending.current = false
      })
  }
  /** Says what is wrong as if it were sent, and sends nothing. Whether all is good. */
  const judgeAll = async () => {
    let isGood = false
    const note = () => {
      isGood = true
    }
    await form.handleSubmit(note, onFault)()
    return isGood
  }
  const judge = (name: string, value: string | boolean | undefined, all: Sheet) =>
    rules[name]?.(whole<Values>({ [name]: value ?? '' }, [name])[name] as Values[string], whole<Values>(all, names))
  return { form, formState, judge, judgeAll, submit, generalFault, refusals, faults: faultsOf(formState.errors, names) }
}

/** What stands in the fields of text: a browser that fills them in by itself does not always say so. */
const writtenIn = (form: HTMLFormElement, names: string[]) =>
  [...new FormData(form)].flatMap(([name, text]) => {
    const isText = !(form.elements.namedItem(name) as HTMLInputElement | null)?.matches?.('[type=checkbox]')
    return isText && typeof text === 'string' && names.includes(name) ? [[name, text] as const] : []
  })

/** A field nobody has touched is an empty text. */
const whole = <Values extends Sheet>(sheet: Partial<Sheet>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, sheet[name] ?? ''])) as Values

function faultsOf(errors: FieldErrors<Sheet>, names: string[]): Record<string, string> {
  const told = names.flatMap((name) => (errors[name]?.message ? [[name, String(errors[name].message)]] : []))
  return Object.fromEntries(told)
}
