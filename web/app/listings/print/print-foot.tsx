import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QrCode } from '../../ui/qr-code/qr-code.tsx'
import styles from './print-sheet.module.css'

/** The foot of a listing's printed sheet: how to reply without a computer of one's own. Not on the screen. */
export function PrintFoot({ address }: { address: string }) {
  const day = usePrintDay()
  const QrCode = usePrintCode()
  const hasCode = day !== undefined && QrCode !== undefined
  return (
    <div className={styles.foot}>
      {hasCode && <QrCode text={address} className={styles.code} />}
      <div>
        <p className={styles.ask}>Ask the seller: {address.replace(/^https?:\/\//, '')}</p>
        <p>
          {hasCode
            ? 'Point a phone camera at the square, or type the address.'
            : 'Type the address into a phone or computer.'}{' '}
          No computer? Ask at your library.
        </p>
        <p className={styles.part}>
          <strong>Meet safely</strong> at a community exchange zone, keep 2 m apart, never send money ahead.
        </p>
        <p className={styles.part}>{day && `Printed ${day}. `}It may be gone by now.</p>
      </div>
    </div>
  )
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint']

/**
 * What draws the code on paper, once it is there: a browser that prints waits for nothing, so it is fetched with the first sign that
 * somebody is here. Until then, and where it cannot be fetched, paper has the address alone.
 */
function usePrintCode(): typeof QrCode | undefined {
  const [code, setCode] = useState<{ QrCode: typeof QrCode }>()
  useEffect(() => {
    const listening = new AbortController()
    const load = () => {
      listening.abort()
      import('../../ui/qr-code/qr-code.tsx').then(setCode, () => undefined)
    }
    for (const sign of signsOfLife) addEventListener(sign, load, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  return code?.QrCode
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' })

/** The day of printing, as text; known only then, since pages are cached and shared. */
function usePrintDay(): string | undefined {
  const [day, setDay] = useState<string>()
  useEffect(() => {
    const setNow = () => flushSync(() => setDay(dayFormat.format(new Date())))
    addEventListener('beforeprint', setNow)
    return () => removeEventListener('beforeprint', setNow)
  }, [])
  return day
}
