import { Carousel } from '../ui/carousel/carousel.tsx'
import styles from './quotes.module.css'

type Props = {
  label: string
  /** `name` may be empty: not everyone wants to be named. */
  quotes: readonly { text: string; name: string }[]
}

/** What people say, one after another. */
export function Quotes({ label, quotes }: Props) {
  if (quotes.length === 0) return null
  const slides = quotes.map(({ text, name }) => ({
    words: name ? `${text} ${name}` : text,
    content: (
      <figure className={styles.quote}>
        <blockquote>“{text}”</blockquote>
        {name && <figcaption>{name}</figcaption>}
      </figure>
    ),
  }))
  return <Carousel label={label} slides={slides} />
}
