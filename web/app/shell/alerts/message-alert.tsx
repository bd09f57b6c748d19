import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ShownAlert } from './alert-message.ts'
import { alerts } from './alerts.ts'
import styles from './copyable-code.module.css'

const labels = {
  copied: 'Copied',
  refused: 'Your browser did not let us copy. The code is selected now, so that you can copy it yourself.',
}

type CopyableCodeProps = { label: string; code: string; announce: (message: string) => void }

/** A code to pass on to a volunteer, such as "Code 7F2K-90QA", with a button that copies it. */
function CopyableCode({ label, code, announce }: CopyableCodeProps) {
  const text = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<keyof typeof labels>()
  const copy = async () => {
    const outcome = await copyText(code, text.current)
    setOutcome(outcome)
    announce(labels[outcome])
  }
  const copied = outcome === 'copied'
  return (
    <div className={`row ${styles.row}`}>
      <p>
        {label}{' '}
        <strong ref={text} className="code">
          {code}
        </strong>
      </p>
      <Button variant="quiet" size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? labels.copied : 'Copy'}
        <span className="visually-hidden"> {code}</span>
      </Button>
      {outcome === 'refused' && <p>{labels.refused}</p>}
    </div>
  )
}

/** Copies a code; where the clipboard is refused or missing, selects the element that shows it. */
async function copyText(code: string, element: HTMLElement | null): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(code)
    return 'copied'
  } catch {
    if (element) getSelection()?.selectAllChildren(element)
    return 'refused'
  }
}

type Props = { message: ShownAlert; onDismiss?: () => void; children?: React.ReactNode }

/** A message as an alert, with its codes. */
export function MessageAlert({ message, onDismiss, children }: Props) {
  const { type, title, text, flowId, code } = message
  const announce = (text: string) => alerts.announce(text)
  return (
    <Alert type={type} title={title} text={text} onDismiss={onDismiss}>
      {flowId && <CopyableCode label="Code" code={flowId} announce={announce} />}
      {code && <CopyableCode label="Error code" code={code} announce={announce} />}
      {children}
    </Alert>
  )
}
