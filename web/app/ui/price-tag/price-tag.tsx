import styles from './price-tag.module.css'

type Props = {
  /** The text on the tag, such as "$180" or "FREE". */
  price: string
  /** Fills the tag, for a listing that costs nothing. */
  filled?: boolean
  size?: 'card' | 'listing' | 'list'
}

/** A price on a tag with a string. */
export function PriceTag({ price, filled = false, size = 'card' }: Props) {
  return (
    <span className={`${styles.tag} ${styles[size]} ${filled ? styles.filled : ''}`}>
      <span className={`line ${styles.face}`}>{price}</span>
    </span>
  )
}
