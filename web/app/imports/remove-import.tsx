import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import type { Import } from './load-imports.ts'

/** The button that removes an import, and the question before it. */
export function RemoveImport({ about: { id, file_name: name } }: { about: Import }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const remove = () =>
    run(async () => {
      const reply = await browserApi('removeImport', { params: { id: String(id) } })
      if (!reply.ok) return showFailure(reply)
      alerts.show({ type: 'success', title: 'Removed', text: name })
      await navigate(addresses.imports)
    })
  return (
    <>
      <p>
        <Button variant="danger" icon={Trash} onClick={() => setOpen(true)}>
          Remove
        </Button>
      </p>
      {isOpen && (
        <Dialog title={`Remove ${name}?`} onClose={() => setOpen(false)}>
          <p>Rows that are not on the list go, with what you mended in them. What is listed stays listed.</p>
          <p>
            <Button variant="dangerAnswer" busy={busy} busyLabel="Removing…" onClick={remove}>
              Remove the list
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}
