import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { messageFailed, messageSent } from '../message-alerts.ts'
import type { Message } from './load-thread.ts'
import styles from './message-list.module.css'

type Props = {
  message: Pick<Message, 'id' | 'folded' | 'unsent'>
  conversationId: number
  /** Called with what was sent as well. */
  onSent?: ((message: Message) => void) | undefined
}

/** What wasn't sent of one's own message: quoted text and signatures, with a button to send what is no quote of our emails. */
export function MessageFold({ message: { id, folded, unsent }, conversationId, onSent }: Props) {
  if (!folded) return null
  return (
    <div className={styles.fold}>
      <Disclosure title="Not sent: quoted text or signature. Only you see this.">
        <p className={styles.words}>{folded}</p>
        {unsent && onSent && (
          <SendToo messageId={id} unsent={unsent} whole={unsent === folded} {...{ conversationId, onSent }} />
        )}
      </Disclosure>
    </div>
  )
}

type SendProps = {
  messageId: number
  conversationId: number
  unsent: string
  whole: boolean
  onSent: (message: Message) => void
}

function SendToo({ messageId, conversationId, unsent, whole, onSent }: SendProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const send = async () => {
    setState('busy')
    const params = { id: String(conversationId) }
    const reply = await browserApi('sendLeftOut', { params, body: { message_id: messageId } })
    setState(reply.ok ? 'sent' : 'ready')
    alerts.show(reply.ok ? messageSent : messageFailed(reply))
    if (reply.ok) onSent(reply.data)
  }
  if (state === 'sent') return <p role="status">Sent.</p>
  return (
    <div className={styles.sendToo}>
      <p>{whole ? 'You can send it too.' : 'You can send this part too:'}</p>
      {!whole && <p className={styles.words}>{unsent}</p>}
      <Button variant="quiet" size="small" busy={state === 'busy'} busyLabel="Sending…" onClick={send}>
        Send this too
      </Button>
    </div>
  )
}
