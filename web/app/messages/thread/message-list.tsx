import { pendingText, returnedText } from '@reable/contract/messages/worry-rules'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { messageFailed, messageSent } from '../message-alerts.ts'
import type { Message, ThreadConversation } from './load-thread.ts'
import styles from './message-list.module.css'
import { MessagePhotos } from './message-photos.tsx'
import { groupByDay } from './thread-messages.ts'

type Props = {
  messages: readonly Message[]
  conversation: Pick<ThreadConversation, 'id' | 'with'>
  /** The first message that the reader has not seen yet; a line before it says so. */
  newFrom?: number | undefined
  /** Called with what the reader sent from this list; without it they can send nothing. */
  onSent?: ((message: Message) => void) | undefined
}

/** Messages under the days on which they were written, the newest last. */
export function MessageList({ messages, conversation, newFrom, onSent }: Props) {
  return groupByDay(messages).map(({ day, messages }) => (
    <div key={messages[0]?.id} className={styles.day}>
      <h2 className={`quiet ${styles.dayName}`}>{day}</h2>
      <ol className="stack gap-16">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            conversation={conversation}
            isNew={message.id === newFrom}
            onSent={onSent}
          />
        ))}
      </ol>
    </div>
  ))
}

type ItemProps = Pick<Props, 'conversation' | 'onSent'> & { message: Message; isNew: boolean }

function MessageItem({ message, conversation, isNew, onSent }: ItemProps) {
  const { id, by, body, photos, sent_at, sent_at_utc } = message
  const writer = { me: 'You', them: conversation.with.name, reable: 'Reable' }[by]
  return (
    <li id={`message-${id}`} tabIndex={-1} className={`stack gap-8 ${styles.message} ${styles[by]}`}>
      {isNew && <p className={`line gap-12 ${styles.newFrom}`}>New since your last visit</p>}
      <div className={`panel ${styles.card}`}>
        <p className={`wrap ${styles.head}`}>
          <strong>{writer}</strong>
          <span className="visually-hidden">, </span>
          <time dateTime={sent_at_utc}>{clockWords(sent_at)}</time>
        </p>
        {body && <p className="measure as-written">{body}</p>}
        <MessagePhotos photos={photos} from={writer} />
        <MessageFold message={message} conversationId={conversation.id} onSent={onSent} />
      </div>
      <MessageWorry message={message} />
    </li>
  )
}

/** The time of day of a moment in Vancouver's time as people read it: "9:05 a.m." of "2026-11-20T09:05:00-07:00". */
export function clockWords(vancouverTime: string): string {
  const [hours = '0', minutes = '00'] = vancouverTime.slice(11, 16).split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

type MessageWorryProps = { message: Pick<Message, 'by' | 'caution' | 'warnings' | 'held'> }

/** What to mind at a message: a warning to its reader, or to its writer that a volunteer looks at it. */
function MessageWorry({ message: { by, caution, warnings, held } }: MessageWorryProps) {
  if (held) return <PendingNote held={held} />
  if (by !== 'them' || !(caution.length || warnings.length)) return null
  return (
    <div className={styles.caution}>
      <Alert type="warning" title="Please be careful">
        {caution.length > 0 && (
          <p>
            This message speaks of {caution.map((word) => `“${word}”`).join(', ')}. People who cheat often do. Pay
            nothing before you have seen the equipment, and tell nobody a code that was sent to you.
          </p>
        )}
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Alert>
    </div>
  )
}

const PendingNote = ({ held }: { held: 'waiting' | 'returned' }) => (
  <div className={styles.caution}>
    <Alert type="info" title={held === 'waiting' ? 'Not passed on yet' : 'Not passed on'}>
      <p>{held === 'waiting' ? pendingText : returnedText}</p>
    </Alert>
  </div>
)

type MessageFoldProps = {
  message: Pick<Message, 'id' | 'folded' | 'unsent'>
  conversationId: number
  /** Called with what was sent as well. */
  onSent?: ((message: Message) => void) | undefined
}

/** What wasn't sent of one's own message: quoted text and signatures, with a button to send what is no quote of our emails. */
function MessageFold({ message: { id, folded, unsent }, conversationId, onSent }: MessageFoldProps) {
  if (!folded) return null
  return (
    <div className={styles.fold}>
      <Disclosure title="Not sent: quoted text or signature. Only you see this.">
        <p className="measure as-written">{folded}</p>
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
    <div className="stack start gap-8 above-8">
      <p>{whole ? 'You can send it too.' : 'You can send this part too:'}</p>
      {!whole && <p className="measure as-written">{unsent}</p>}
      <Button variant="quiet" size="small" busy={state === 'busy'} busyLabel="Sending…" onClick={send}>
        Send this too
      </Button>
    </div>
  )
}
