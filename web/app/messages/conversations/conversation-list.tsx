import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { addressOfPage } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { useListOfPage } from '../../ui/paging/use-list-of-page.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { ConversationRow } from './conversation-row.tsx'
import styles from './conversations.module.css'
import type { Conversation, ConversationsData } from './load-conversations.ts'
import { useLiveList } from './use-live-list.ts'

/** One page of the conversations, once it is loaded. */
export function ConversationList({ data }: { data: ConversationsData | null }) {
  useLiveList(data)
  if (!data) return <Loading>Loading your messages…</Loading>
  if ('failure' in data) return <TryAgain message={data.failure.error} />
  return data.conversations.length ? <Rows {...data} /> : <NoneYet />
}

type RowsProps = { conversations: Conversation[]; page: number; pages: number }

function Rows({ conversations, page, pages }: RowsProps) {
  const list = useListOfPage(page)
  return (
    <>
      <section
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={pages > 1 ? `Page ${page}` : 'Conversations'}
      >
        {conversations.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} />
        ))}
      </section>
      <Paging
        label="Pages of your conversations"
        page={page}
        pages={pages}
        addressOf={(page) => addressOfPage(addresses.conversations, page)}
      />
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title="You have no messages yet."
      text="When you write to a seller, or someone writes to you about a listing, it stands here."
    >
      <Button variant="next" to={addresses.listings}>
        See the listings
      </Button>
    </EmptyState>
  )
}
