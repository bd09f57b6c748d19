import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { RemovePart } from '../versions/remove-part.tsx'
import type { EditedItem } from './load-prohibited.ts'

/** The button that takes something off the list; for the dialog of its form. */
export function RemoveItem({ item: { id, what, version } }: { item: EditedItem }) {
  const part = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  return (
    <div ref={part}>
      <RemovePart
        name="it from the list"
        remove={() => browserApi('removeProhibited', { params: { id: String(id) }, body: { version } })}
        onRemoved={() => {
          part.current?.closest('dialog')?.close()
          alerts.show({ type: 'success', title: 'Removed', text: `${what}. You can bring it back below.` })
          return revalidate()
        }}
      >
        Nobody is asked about its words any more.
      </RemovePart>
    </div>
  )
}
