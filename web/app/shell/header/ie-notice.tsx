import styles from './ie-notice.module.css'

/** A notice that only a browser without `@supports` shows, which is Internet Explorer. */
export function IeNotice() {
  return (
    <p className={styles.notice}>
      Please note, this website does not work on Internet Explorer. Please use Chrome/Firefox/Safari.
    </p>
  )
}
