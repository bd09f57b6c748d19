import { useBusy } from '../../../state/busy.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

type Props = { name: string; onBlock: () => Promise<unknown>; onClose: () => void }

/** Asks before somebody is blocked, and says what it means. */
export function BlockQuestion({ name, onBlock, onClose }: Props) {
  const { busy, run } = useBusy()
  const block = (close: () => void) => run(() => onBlock().then(close))
  return (
    <Dialog
      short
      title={`Block ${name}?`}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="dangerAnswer" busy={busy} busyLabel="Blocking…" onClick={() => block(close)}>
            Yes, block
          </Button>
        </>
      )}
    >
      <p>What they write no longer reaches you, here and about any other listing.</p>
      <p>They are not told. You can take it back whenever you like.</p>
    </Dialog>
  )
}
