import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { RemovePart } from '../versions/remove-part.tsx'
import type { EditedPlace } from './load-places.ts'

/** The button that removes a place where nothing was listed; for the dialog of its form. */
export function RemovePlace({ place: { id, name, version } }: { place: EditedPlace }) {
  const part = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  return (
    <div ref={part}>
      <RemovePart
        name={name}
        remove={() => browserApi('removePlace', { params: { id: String(id) }, body: { version } })}
        onRemoved={() => {
          part.current?.closest('dialog')?.close()
          alerts.show({ type: 'success', title: 'Removed', text: `${name}. You can bring it back below.` })
          return revalidate()
        }}
      >
        Only a place where nothing was listed can be removed. Any other can be closed.
      </RemovePart>
    </div>
  )
}
