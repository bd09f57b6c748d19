import { Alert } from '../../ui/alert/alert.tsx'
import type { Message } from './alert-words.ts'
import { alerts } from './alerts.ts'
import { CodeToCopy } from './code-to-copy.tsx'

type Props = { message: Message; onDismiss?: () => void; children?: React.ReactNode }

/** One copy of a message, with its codes. */
export function MessageAlert({ message, onDismiss, children }: Props) {
  const { type, title, text, flowId, code } = message
  const announce = (words: string) => alerts.announce(words)
  return (
    <Alert type={type} title={title} text={text} onDismiss={onDismiss}>
      {flowId && <CodeToCopy word="Code" code={flowId} announce={announce} />}
      {code && <CodeToCopy word="Error code" code={code} announce={announce} />}
      {children}
    </Alert>
  )
}
