import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'

type Props = { onClose: () => void; onSubscribe: () => void }

/** Asks whether somebody wants the newsletter. */
export function NewsletterDialog({ onClose, onSubscribe }: Props) {
  return (
    <Dialog
      short
      title="Our e-newsletter"
      onClose={onClose}
      foot={(close) => (
        <>
          <Button onClick={close}>Not now</Button>
          <Button variant="next" onClick={onSubscribe}>
            Subscribe
          </Button>
        </>
      )}
    >
      <p>
        News about equipment, exchange days and safety, by e-mail. You switch it on in your account settings, and off
        again at any time.
      </p>
    </Dialog>
  )
}
