import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import styles from './sheet-code.module.css'

/** The code for the thing itself: it leads back to this sheet, years later. */
export function SheetCode({ code }: { code: string | null }) {
  if (!code) return null
  return (
    <section className={styles.code} aria-labelledby="code">
      <QrCode text={code} className={styles.square} />
      <div>
        <h2 id="code">Keep this code with it</h2>
        <p>
          Cut it out and tape it to the thing. Years later it opens this page, to look things up or to list it again.
        </p>
        <p className={styles.address}>{code.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  )
}
