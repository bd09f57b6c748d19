import styles from './form.module.css'

/** Explains, where scripts are turned off, why the button below does nothing. */
export function NeedsScript() {
  return (
    <noscript>
      <p className={styles.needsScript}>
        This form needs JavaScript, which is turned off in your browser. Please turn it on and load the page again.
      </p>
    </noscript>
  )
}
