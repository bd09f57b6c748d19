import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '../../accounts/user-store.ts'
import styles from './unread-count.module.css'
import { refreshOldUnread, useUnread } from './unread-store.ts'

type Props = {
  /** On the corner of a button, where it takes no room, or after a link's words. */
  place: 'corner' | 'inline'
}

/** How many conversations have something new; nothing while none has. */
export function UnreadCount({ place }: Props) {
  const count = useUnread(useUser()?.user_id)
  useFreshUnread()
  if (!count) return null
  return (
    <span className={styles[place]}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{count} with new messages</span>
    </span>
  )
}

/** Counts again on each page that is opened, and when the window is seen again. */
function useFreshUnread(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival on a page
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) refreshOldUnread()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [key])
}
