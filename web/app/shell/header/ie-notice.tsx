import styles from './ie-notice.module.css'

/** Seen only where the browser does not know `@supports`, which is Internet Explorer. */
export function IeNotice() {
  return (
    <p className={styles.notice}>
      Please note, this website does not work on Internet Explorer. Please use Chrome/Firefox/Safari.
    </p>
  )
}
