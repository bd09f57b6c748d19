import { organisation } from '@reable/contract/organisation'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { alerts } from '../alerts/alerts.ts'
import { useClearOfFocus } from '../alerts/use-clear-of-focus.ts'
import type { Device } from './fit-device.ts'
import styles from './home-screen-hint.module.css'
import { takeOffer } from './offer.ts'

const heading = `Keep ${organisation.name} at hand`
const ways: Record<Device, string> = {
  android: 'Open the browser’s menu, then choose “Add to Home screen”.',
  ios: 'Press Share, then choose “Add to Home Screen”.',
}

type Props = { device: Device; onEnd: () => void }

/** The hint over the foot of the window, which makes way for what has the focus, and its words above the page's help. */
export function HomeScreenHint({ device, onEnd }: Props) {
  const card = useRef<HTMLElement>(null)
  const [isFloating, setFloating] = useState(true)
  const [offer] = useState(takeOffer)
  const words = offer ? 'It opens from your home screen like any other app.' : ways[device]
  useClearOfFocus(card, isFloating)
  useEffect(() => alerts.announce(`${heading}. ${words}`), [words])

  const leave = (end: () => void) => () => {
    if (card.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    end()
  }
  const add = () => offer?.().then(onEnd, onEnd)
  return (
    <>
      <aside className={styles.standing} aria-label={heading} data-screen-only>
        <p>
          <strong>{heading}.</strong> {words}
        </p>
      </aside>
      {isFloating && (
        <section ref={card} className={styles.floating} aria-label={`${heading}: hint`} data-screen-only>
          <Icon of={Smartphone} />
          <p className={styles.words}>
            <strong>{heading}.</strong> {words}
          </p>
          <div className={styles.answers}>
            {offer && <Button onClick={leave(add)}>Add to home screen</Button>}
            <Button variant="plain" size="small" icon={X} onClick={leave(() => setFloating(false))}>
              Dismiss
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
