import Bell from 'lucide-react/icons/bell'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './type-page.module.css'

/** The number of people who wait for listings of a type; empty where it cannot be loaded. (WIZ-03) */
export function WaitingCount({ typeId }: { typeId: number }) {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isCancelled = false
    browserApi('listNotifications', { query: { equipment_type_id: typeId } }).then((reply) => {
      if (reply.ok && !isCancelled) setCount(reply.data.length)
    })
    return () => {
      isCancelled = true
    }
  }, [typeId])
  return (
    <p role="status" className={`line gap-8 ${styles.waiting}`}>
      {count !== undefined && (
        <>
          <Icon of={Bell} />
          {waitingMessage(count)}
        </>
      )}
    </p>
  )
}

/** The API lists no more than these. */
const maxCounted = 1000

function waitingMessage(count: number): string {
  if (count === 0) return 'Nobody waits for this kind yet.'
  if (count === 1) return '1 person waits for this kind.'
  const people = count.toLocaleString('en-CA')
  return `${count >= maxCounted ? `${people} people or more` : `${people} people`} wait for this kind.`
}
