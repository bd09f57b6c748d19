import { Button } from '../../ui/button/button.tsx'
import { CardItem } from '../cards/listing-cards.tsx'
import { addressOfQuery, homeAddress } from './browse-address.ts'
import type { FoundList } from './found-list.ts'
import styles from './results.module.css'
import { countLabel } from './results-labels.ts'

/** Below those that match a measure: the listings that do not state it, which may fit all the same. */
export function UnstatedCards({ unstated: { cards, total, query } }: { unstated: NonNullable<FoundList['unstated']> }) {
  return (
    <section aria-labelledby="unstated" className={styles.unstated}>
      <h3 id="unstated">
        {total === 1 ? 'One more does' : `${countLabel(total)} more do`.replace('listings ', '')} not state this size
      </h3>
      <p>They may still fit. Ask for the measurement before you go.</p>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} first={false} />
        ))}
      </ul>
      {total > cards.length && <Button to={homeAddress(addressOfQuery(query))}>Show all {total}</Button>}
    </section>
  )
}
