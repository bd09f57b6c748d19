import styles from './price-tag.module.css'

type Props = {
  /** The words on the tag, such as "$180" or "FREE". */
  price: string
  /** The filled tag, for what costs nothing. */
  filled?: boolean
  size?: 'card' | 'listing' | 'list'
}

/** The string tag that holds a price. */
export function PriceTag({ price, filled = false, size = 'card' }: Props) {
  return (
    <span className={`${styles.tag} ${styles[size]} ${filled ? styles.filled : ''}`}>
      <span className={styles.face}>{price}</span>
    </span>
  )
}
