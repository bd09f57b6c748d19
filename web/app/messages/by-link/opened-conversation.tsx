import { useUser } from '../../accounts/user-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { conversationAddress } from '../conversation-address.ts'
import { nameWithin } from '../name-within.ts'
import type { LoadedThread } from '../thread/load-thread.ts'
import { MessageList } from '../thread/message-list.tsx'
import { ThreadListing } from '../thread/thread-listing.tsx'
import { findFirstUnread } from '../thread/thread-messages.ts'
import styles from './opened-conversation.module.css'

/** A conversation to read, with the way to answer. */
export function OpenedConversation({ thread: { conversation, messages, earlier } }: { thread: LoadedThread }) {
  const isSignedIn = useUser() !== undefined
  return (
    <div className={styles.page}>
      <h1>Your messages with {nameWithin(conversation.with.name)}</h1>
      <ThreadListing post={conversation.post} />
      {earlier !== null && <p>These are the latest messages. Log in to read all of them.</p>}
      <div>
        <MessageList
          messages={messages}
          conversation={conversation}
          newFrom={findFirstUnread(messages, conversation.unread)}
        />
      </div>
      <div className={styles.answer}>
        <Button variant="next" size="tall" to={conversationAddress(conversation.id)}>
          {isSignedIn ? 'Answer' : 'Log in to answer'}
        </Button>
        <p>Whoever has this link can read these messages for 30 days, so please pass the e-mail on to nobody.</p>
      </div>
    </div>
  )
}
