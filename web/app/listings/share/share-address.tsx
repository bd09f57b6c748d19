import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from './share-listing.module.css'

/** The address to copy, by hand or by the button, which confirms in words. */
export function ShareAddress({ address }: { address: string }) {
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
      <Button variant="other" size="small" icon={copied ? Check : Copy} className={styles.copy} wide onClick={copy}>
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
