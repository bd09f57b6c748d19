import styles from './quote.module.css'

/** A quote. `name` may be empty, because not everyone wants to be named. */
export function Quote({ text, name }: { text: string; name?: string | undefined }) {
  return (
    <figure className={`stack gap-12 ${styles.quote}`}>
      <blockquote>“{text}”</blockquote>
      {name && <figcaption>{name}</figcaption>}
    </figure>
  )
}
