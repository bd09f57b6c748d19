import { listingAddress } from '../../listings/listing-address.ts'
import { Link } from '../../ui/link/link.tsx'
import { conversationAddress } from '../conversation-address.ts'
import type { MessageCopy } from './load-sent-messages.ts'
import styles from './sent-messages.module.css'

/** The copy of one message: its listing, its day and its text as it was typed. */
export function SentMessage({ message: { conversation_id, post, sent, body } }: { message: MessageCopy }) {
  return (
    <article className={styles.message}>
      <h2 className="own-line">
        {post ? <Link to={listingAddress(post.id)}>{post.title}</Link> : 'A listing that is there no more'}
      </h2>
      <p className={styles.day}>Sent {sent}</p>
      <p className={styles.words}>{body}</p>
      <p>
        <Link to={conversationAddress(conversation_id)} className={styles.on}>
          See the conversation
        </Link>
      </p>
    </article>
  )
}
