import { organisation } from '@reable/contract/organisation'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { alerts } from '../alerts/alerts.ts'
import { useClearOfFocus } from '../alerts/use-clear-of-focus.ts'
import styles from './home-screen-hint.module.css'
import { takeInstallPrompt } from './install-prompt.ts'
import type { Device } from './supported-device.ts'

const heading = `Keep ${organisation.name} at hand`
const instructions: Record<Device, string> = {
  android: 'Open the browser’s menu, then choose “Add to Home screen”.',
  ios: 'Press Share, then choose “Add to Home Screen”.',
}

type Props = { device: Device; onEnd: () => void }

/** The hint, twice: floating over the bottom of the window without covering the focused element, and as a text above the help. */
export function HomeScreenHint({ device, onEnd }: Props) {
  const card = useRef<HTMLElement>(null)
  const [isFloating, setFloating] = useState(true)
  const [openInstallPrompt] = useState(takeInstallPrompt)
  const text = openInstallPrompt ? 'It opens from your home screen like any other app.' : instructions[device]
  useClearOfFocus(card, isFloating)
  useEffect(() => alerts.announce(`${heading}. ${text}`), [text])

  const closeWith = (close: () => void) => () => {
    if (card.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    close()
  }
  const add = () => openInstallPrompt?.().then(onEnd, onEnd)
  return (
    <>
      <aside className={styles.standing} aria-label={heading} data-screen-only>
        <p>
          <strong>{heading}.</strong> {text}
        </p>
      </aside>
      {isFloating && (
        <section ref={card} className={`row ${styles.floating}`} aria-label={`${heading}: hint`} data-screen-only>
          <Icon of={Smartphone} />
          <p className={styles.words}>
            <strong>{heading}.</strong> {text}
          </p>
          <div className="wrap gap-8">
            {openInstallPrompt && <Button onClick={closeWith(add)}>Add to home screen</Button>}
            <Button variant="plain" size="small" icon={X} onClick={closeWith(() => setFloating(false))}>
              Dismiss
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
