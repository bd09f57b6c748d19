import { usePrintCode } from './print-code.ts'
import { usePrintDay } from './print-day.ts'
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
