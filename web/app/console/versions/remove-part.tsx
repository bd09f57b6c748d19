import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'

type Props = {
  /** What the button says after “Remove”. */
  name: string
  /** When it can be removed. */
  children: string
  remove: () => Promise<{ ok: true } | { ok: false; failure: { error: string } }>
  onRemoved: () => unknown
}

/** The button that removes something, and what speaks against it. What is removed can be brought back. */
export function RemovePart({ name, children, remove, onRemoved }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const press = async () => {
    setBusy(true)
    const reply = await remove()
    setBusy(false)
    if (!reply.ok) return setRefusal(reply.failure.error)
    await onRemoved()
  }
  return (
    <section aria-labelledby="remove" className="stack gap-12">
      <h2 id="remove">Remove it</h2>
      <p className="measure">{children} What is removed can be brought back.</p>
      <p>
        <Button variant="danger" busy={busy} busyLabel="Removing…" onClick={press}>
          Remove {name}
        </Button>
      </p>
      <div role="status">{refusal && <p className="measure">{refusal}</p>}</div>
    </section>
  )
}
