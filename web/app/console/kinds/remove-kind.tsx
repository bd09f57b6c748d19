import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import pageStyles from '../pages/pages.module.css'
import type { EditedKind } from './load-kinds.ts'

/** The button that removes a kind which nobody lists, and what speaks against it. It can be brought back. */
export function RemoveKind({ kind }: { kind: EditedKind }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const remove = async () => {
    setBusy(true)
    const params = { id: String(kind.id) }
    const reply = await browserApi('removeKind', { params, body: { version: kind.version } })
    setBusy(false)
    if (!reply.ok) return setRefusal(reply.failure.error)
    alerts.showOnNextPage({ type: 'success', title: 'Removed', text: `${kind.name}. You can bring it back below.` })
    navigate(addresses.kinds)
  }
  return (
    <section aria-labelledby="remove" className={pageStyles.kind}>
      <h2 id="remove">Remove it</h2>
      <p className={pageStyles.intro}>
        Only a kind that was never listed can be removed. Any other can be retired. What is removed can be brought back.
      </p>
      <p>
        <Button variant="danger" busy={busy} busyLabel="Removing…" onClick={remove}>
          Remove {kind.name}
        </Button>
      </p>
      <div role="status">{refusal && <p className={pageStyles.intro}>{refusal}</p>}</div>
    </section>
  )
}
