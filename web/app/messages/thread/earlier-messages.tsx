import History from 'lucide-react/icons/history'
import { useEffect, useState } from 'react'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Message, ThreadConversation } from './load-thread.ts'
import { MessageList } from './message-list.tsx'
import styles from './thread.module.css'

type Props = {
  /** Those that the person asked for; they stand outside the log, which is read aloud. */
  messages: readonly Message[]
  conversation: Pick<ThreadConversation, 'id' | 'with'>
  hasEarlier: boolean
  showEarlier: () => Promise<{ firstShown: number | undefined } | FailedReply>
  onSent: (message: Message) => void
}

/** A button that shows earlier messages, and these below it; the first of them takes the focus. */
export function EarlierMessages({ messages, conversation, hasEarlier, showEarlier, onSent }: Props) {
  const { busy, run } = useBusy()
  const [toFocus, setToFocus] = useState<number>()
  useEffect(() => {
    if (toFocus !== undefined) document.getElementById(`message-${toFocus}`)?.focus()
  }, [toFocus])
  const press = async () => {
    const result = await run(showEarlier)
    if (!result) return
    if ('failure' in result) showFailure(result)
    else setToFocus(result.firstShown)
  }
  return (
    <>
      {hasEarlier && (
        <p className={styles.earlier}>
          <Button variant="quiet" icon={History} busy={busy} busyLabel="Loading…" onClick={press}>
            Show earlier messages
          </Button>
        </p>
      )}
      <MessageList messages={messages} conversation={conversation} onSent={onSent} />
    </>
  )
}
