import { useEffect } from 'react'
import { browserApi } from '../../api.ts'
import { refreshUnread } from '../unread/unread-store.ts'
import type { ThreadState } from './use-thread.ts'

/** Tells the server how far the person has read, once they can see it. */
export function useMarkRead({ conversation, messages }: ThreadState): void {
  const newest = messages.findLast(({ by }) => by !== 'me')?.id
  const { id } = conversation
  useEffect(() => {
    if (newest === undefined) return
    const mark = async () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', mark)
      await browserApi('markRead', { params: { id: String(id) }, body: { message_id: newest } })
      refreshUnread()
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, newest])
}
