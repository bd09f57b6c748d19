import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { addressOfPage } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { useListOfPage } from '../../ui/paging/use-list-of-page.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { MessageCopy, SentMessagesData } from './load-sent-messages.ts'
import { SentMessage } from './sent-message.tsx'
import styles from './sent-messages.module.css'

/** One page of the copies, once it is loaded. */
export function SentMessages({ data }: { data: SentMessagesData | null }) {
  if (!data) return <Loading>Loading your messages…</Loading>
  if ('failure' in data) return <TryAgain message={data.failure.error} />
  return data.messages.length ? <Copies {...data} /> : <NoneYet />
}

function Copies({ messages, page, pages }: { messages: MessageCopy[]; page: number; pages: number }) {
  const list = useListOfPage(page)
  return (
    <>
      <section ref={list} tabIndex={-1} className={styles.list} aria-label={pages > 1 ? `Page ${page}` : 'Messages'}>
        {messages.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
      </section>
      <Paging
        label="Pages of Messages Sent"
        page={page}
        pages={pages}
        addressOf={(page) => addressOfPage(addresses.messagesSent, page)}
      />
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState title="You have not written to a seller yet." text="A copy of each message you send stands here.">
      <Button variant="next" to={addresses.listings}>
        See the listings
      </Button>
    </EmptyState>
  )
}
