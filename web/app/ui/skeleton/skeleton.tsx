import styles from './skeleton.module.css'

/** Placeholders for cards that are loading; visible only after 300 ms, so that a quick answer does not flicker. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={at} className={`late panel ${styles.card}`} aria-hidden="true">
          <div className={styles.picture} />
          <div className={`stack gap-8 ${styles.lines}`}>
            <div className={styles.line} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        </div>
      ))}
    </>
  )
}
