import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { useDismissal } from '../../ui/drop-down/use-dismissal.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './share-listing.module.css'

type Props = {
  title: string
  /** Whole, as others can use it. */
  address: string
}

/** The system's own share dialog where there is one, else the address to copy and an e-mail; the panel needs no script. */
export function ShareListing({ title, address }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  const shareBySystem = (event: MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    navigator.share({ title, url: address }).catch(({ name }) => {
      if (name !== 'AbortError' && details.current) details.current.open = true
    })
  }
  return (
    <details ref={details} className={styles.share} data-screen-only suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary className={buttonClass({ variant: 'quiet', size: 'small' })} onClick={shareBySystem}>
        <Icon of={Share2} />
        Share
      </summary>
      <div className={`stack floating gap-8 ${styles.panel}`}>
        <ShareAddress address={address} />
        <Button variant="quiet" size="small" icon={Mail} wide href={mailOf(title, address)}>
          Send by e-mail
        </Button>
      </div>
    </details>
  )
}

function mailOf(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`
}

/** The address to copy, by hand or by the button, which confirms in words. */
function ShareAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const copy = () => copyFrom(field.current).then(setCopied)
  return (
    <>
      <label htmlFor="share-address">Address of this listing</label>
      <input
        ref={field}
        id="share-address"
        readOnly
        value={address}
        className={styles.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="other" size="small" icon={copied ? Check : Copy} className="needs-script" wide onClick={copy}>
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <p role="status" className={copied === undefined || copied ? 'visually-hidden' : undefined}>
        {copied !== undefined && (copied ? 'Copied' : 'The address is marked: copy it with your keyboard or menu.')}
      </p>
    </>
  )
}

/** By the clipboard, else by the browser's older way; when both are closed the address stays marked. */
async function copyFrom(field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field?.value ?? '')
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}
