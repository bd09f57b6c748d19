import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type MouseEvent, useRef } from 'react'
import { HandoverPanel } from '../../handovers/handover-panel.tsx'
import { QuickAnswers } from '../../handovers/quick-answers.tsx'
import { useHandover } from '../../handovers/use-handover.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { jumpTo } from '../../ui/link/jump-to.ts'
import { Link } from '../../ui/link/link.tsx'
import { nameWithin } from '../name-within.ts'
import { EarlierMessages } from './earlier-messages.tsx'
import type { ThreadConversation, WholeThread } from './load-thread.ts'
import { MessageList } from './message-list.tsx'
import { ThreadMenu } from './stopping/thread-menu.tsx'
import { ThreadNotes } from './stopping/thread-notes.tsx'
import styles from './thread.module.css'
import { ThreadListing } from './thread-listing.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useStill } from './use-still.ts'
import { useThread } from './use-thread.ts'
import { WriteForm } from './writing/write-form.tsx'

/** The id of the heading above the form to answer. */
const answerId = 'answer'

/** A conversation: the listing beside it, what was written, the newest last, and the form to answer. */
export function Thread({ loaded, title }: { loaded: WholeThread; title: string }) {
  const answer = useRef<HTMLElement>(null)
  const keepPlace = useStill(answer)
  const { thread, add, reload, hasEarlier, showEarlier } = useThread({ loaded, beforeAdding: keepPlace })
  useMarkRead(thread)
  const { conversation, messages, logFrom, newFrom, shownFrom } = thread
  const name = nameWithin(conversation.with.name)
  const newest = messages.at(-1)?.id
  const handover = useHandover({ conversation, newest, initial: loaded.handover, onChange: reload })
  return (
    <div className={styles.thread}>
      <Head title={title} conversation={conversation} onChange={reload} />
      <aside className={styles.beside} aria-label="The listing">
        <ThreadListing post={conversation.post} />
        <HandoverPanel conversation={conversation} state={handover} />
      </aside>
      <div className={styles.messages}>
        {newest !== undefined && <JumpToNewest id={newest} />}
        <EarlierMessages
          messages={messages.filter(({ id }) => id >= shownFrom && id < logFrom)}
          {...{ conversation, hasEarlier, showEarlier }}
          onSent={add}
        />
        <div role="log" aria-label={`Messages with ${name}`}>
          <MessageList
            messages={messages.filter(({ id }) => id >= logFrom)}
            {...{ conversation, newFrom }}
            onSent={add}
          />
        </div>
      </div>
      <section ref={answer} className={styles.answer} aria-labelledby={answerId} data-screen-only>
        <h2 id={answerId} tabIndex={-1}>
          Write to {name}
        </h2>
        <QuickAnswers conversation={conversation} state={handover} />
        <WriteForm conversation={conversation} onSent={add} />
      </section>
    </div>
  )
}

type HeadProps = { title: string; conversation: ThreadConversation; onChange: () => void }

/** The heading with what can be stopped, and what is. */
const Head = ({ title, conversation, onChange }: HeadProps) => (
  <div className={styles.head}>
    <Link to={addresses.conversations} className={styles.back}>
      <Icon of={ArrowLeft} />
      All messages
    </Link>
    <div className={styles.titleLine}>
      <h1>{title}</h1>
      <ThreadMenu conversation={conversation} onChange={onChange} />
    </div>
    <ThreadNotes conversation={conversation} onChange={onChange} />
  </div>
)

/** Leads past the older messages on a narrow screen. */
const JumpToNewest = ({ id }: { id: number }) => (
  <p className={styles.jump}>
    <Button
      variant="quiet"
      href={`#message-${id}`}
      onward={ArrowDown}
      onClick={(event: MouseEvent) => jumpTo(event, `message-${id}`)}
    >
      To the newest message
    </Button>
  </p>
)
