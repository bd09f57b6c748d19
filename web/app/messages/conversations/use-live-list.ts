import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { Poll } from '../poll.ts'
import { refreshUnread } from '../unread/unread-store.ts'
import { type ConversationsData, loadConversations } from './load-conversations.ts'

/** Shows what is written meanwhile in the list as well: it is loaded again when something in it has changed. */
export function useLiveList(data: ConversationsData | null): void {
  const { revalidate } = useRevalidator()
  const shown = useRef(data)
  useEffect(() => {
    shown.current = data
  }, [data])
  const [poll] = useState(() => new Poll(askForChanges))

  async function askForChanges() {
    const before = shown.current
    if (!before || 'failure' in before) return 'nothing'
    const latest = await loadConversations(browserApi, before.page)
    if ('failure' in latest) return 'failed'
    if (JSON.stringify(latest) === JSON.stringify(before)) return 'nothing'
    refreshUnread()
    await revalidate()
    return 'news'
  }

  useEffect(() => {
    poll.start()
    return () => poll.stop()
  }, [poll])
}
