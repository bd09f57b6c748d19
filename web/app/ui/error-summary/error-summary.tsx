import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import styles from './error-summary.module.css'
import { NamedError } from './named-error.tsx'

export type SummaryHandle = { focus: () => void }

type Props = {
  ref: Ref<SummaryHandle>
  /** The error message of each invalid field, by the field's name. */
  errors: Record<string, string>
  /** The labels of fields whose messages do not name them, by the field's name. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The id of a field's control. */
  idOf: (name: string) => string
  onChoose: (name: string) => void
  /** The id of the element that takes the focus where no field is invalid. */
  generalId: string
}

/** The list of a form's errors, above its fields. It takes the focus each time a validation finds errors. */
export function ErrorSummary({ ref, errors, labels, idOf, onChoose, generalId }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [focusRequests, setFocusRequests] = useState(0)
  const isFocusPending = useRef(false)
  const focus = () => {
    const target = box.current ?? document.getElementById(generalId)
    isFocusPending.current = !target
    target?.focus()
  }
  useImperativeHandle(ref, () => ({ focus: () => setFocusRequests((count) => count + 1) }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked, or as soon as there is something to see
  useEffect(() => {
    if (focusRequests) focus()
  }, [focusRequests])
  useEffect(() => {
    if (isFocusPending.current) focus()
  })
  const entries = Object.entries(errors)
  if (!entries.length) return null
  const choose = (event: MouseEvent, name: string) => {
    event.preventDefault()
    onChoose(name)
  }
  return (
    <div className={styles.summary}>
      <Alert ref={box} tabIndex={-1} type="error" level={2} title={titleOf(entries.length)}>
        <ul className={styles.list}>
          {entries.map(([name, message]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={(event) => choose(event, name)}>
                <NamedError label={labels?.[name]} message={message} />
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

const titleOf = (count: number) =>
  count === 1 ? 'There is 1 thing to correct' : `There are ${count} things to correct`
