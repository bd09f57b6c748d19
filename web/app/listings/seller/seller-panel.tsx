import { organisation } from '@reable/contract/organisation'
import styles from './seller.module.css'
import type { Seller } from './seller-load.ts'

/** The seller: the name they gave, since when they are here, how many things they passed on. Nothing else of them. */
export function SellerPanel({ seller }: { seller: Seller | undefined }) {
  if (!seller) return null
  const { passed_on: passedOn, since } = seller
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="seller" data-screen-only>
      <h2 id="seller" className="small-heading">
        The seller
      </h2>
      <p className={styles.name}>{nameOf(seller)}</p>
      <ul>
        <li>
          With {organisation.name} since {since}
        </li>
        {passedOn > 0 && <li>Passed on {passedOn === 1 ? '1 thing' : `${passedOn} things`}</li>}
      </ul>
    </section>
  )
}

/** A person who lists for an organisation does so in its name, with or without their own. */
const nameOf = ({ first_name: name, partner }: Seller) =>
  [name, partner?.name].filter(Boolean).join(', ') || `A member of ${organisation.name}`
