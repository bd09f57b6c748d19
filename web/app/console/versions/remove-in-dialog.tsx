import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { alerts } from '../../shell/alerts/alerts.ts'
import { doneNotice } from '../done-notice.ts'
import { RemovePart } from './remove-part.tsx'

type Props = Omit<Parameters<typeof RemovePart>[0], 'onRemoved'> & {
  /** What is removed, as the alert names it. */
  what: string
}

/** The same in the dialog of its form: once it is removed the dialog closes, and the list behind it is loaded anew. */
export function RemoveInDialog({ what, ...part }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const onRemoved = () => {
    place.current?.closest('dialog')?.close()
    alerts.show(doneNotice('Removed', `${what}. You can bring it back below.`))
    return revalidate()
  }
  return (
    <div ref={place}>
      <RemovePart {...part} onRemoved={onRemoved} />
    </div>
  )
}
