import BellOff from 'lucide-react/icons/bell-off'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { conversationAddress } from '../conversation-address.ts'
import { ListingPicture } from '../listing-picture.tsx'
import { nameWithin } from '../name-within.ts'
import { PostState } from '../post-state.tsx'
import styles from './conversations.module.css'
import type { Conversation } from './load-conversations.ts'

/** One conversation in the list: its listing, with whom, the last words and when; what is unread says so in words. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { id, with: partner, post, last, unread, muted } = conversation
  const name = nameWithin(partner.name)
  return (
    <article className={unread ? `${styles.row} ${styles.unread}` : styles.row}>
      <ListingPicture cover={post?.cover} />
      <div className={styles.about}>
        <h2 className={styles.title}>
          <Link to={conversationAddress(id)} className={styles.link}>
            {post?.title ?? 'A listing that is there no more'}
            <span className={styles.with}> with {name}</span>
          </Link>
        </h2>
        {unread > 0 && (
          <p className={styles.new}>
            {unread} new {unread === 1 ? 'message' : 'messages'}
          </p>
        )}
        <p className={styles.last}>
          <strong>{{ me: 'You', them: partner.name, reable: 'Reable' }[last.by]}:</strong> {last.text}
        </p>
        <p className={styles.when}>
          {last.sent}
          {post && post.state !== 'available' && <PostState state={post.state} />}
          {muted && (
            <span className={styles.muted}>
              <Icon of={BellOff} />
              E-mails stopped
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
