import { Alert } from '../../ui/alert/alert.tsx'
import type { ShownAlert } from './alert-message.ts'
import { alerts } from './alerts.ts'
import { CopyableCode } from './copyable-code.tsx'

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
