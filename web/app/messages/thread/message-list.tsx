import type { Message, ThreadConversation } from './load-thread.ts'
import { MessageFold } from './message-fold.tsx'
import styles from './message-list.module.css'
import { MessagePhotos } from './message-photos.tsx'
import { MessageWorry } from './message-worry.tsx'
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
      <h2 className={styles.dayName}>{day}</h2>
      <ol className={styles.list}>
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
    <li id={`message-${id}`} tabIndex={-1} className={`${styles.message} ${styles[by]}`}>
      {isNew && <p className={styles.newFrom}>New since your last visit</p>}
      <div className={styles.card}>
        <p className={styles.head}>
          <strong>{writer}</strong>
          <span className="visually-hidden">, </span>
          <time dateTime={sent_at_utc}>{clockWords(sent_at)}</time>
        </p>
        {body && <p className={styles.words}>{body}</p>}
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
