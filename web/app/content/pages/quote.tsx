import styles from './quote.module.css'

/** What somebody said. `name` may be empty: not everyone wants to be named. */
export function Quote({ text, name }: { text: string; name?: string | undefined }) {
  return (
    <figure className={styles.quote}>
      <blockquote>“{text}”</blockquote>
      {name && <figcaption>{name}</figcaption>}
    </figure>
  )
}
