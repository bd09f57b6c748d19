import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { doneNotice } from '../done-notice.ts'
import { RemovePart } from '../versions/remove-part.tsx'
import type { EditedKind } from './load-kinds.ts'

/** The button that removes a kind which nobody lists. */
export function RemoveKind({ kind: { id, name, version } }: { kind: EditedKind }) {
  const navigate = useNavigate()
  return (
    <RemovePart
      name={name}
      remove={() => browserApi('removeKind', { params: { id: String(id) }, body: { version } })}
      onRemoved={() => {
        alerts.showOnNextPage(doneNotice('Removed', `${name}. You can bring it back below.`))
        navigate(addresses.kinds)
      }}
    >
      Only a kind that was never listed can be removed. Any other can be retired.
    </RemovePart>
  )
}
