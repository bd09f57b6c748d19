import { Facts } from '../../ui/facts/facts.tsx'
import styles from './listing-text.module.css'
import type { Listing } from './load-listing.ts'

/** The owner's words. */
export function ListingDescription({ listing }: { listing: Pick<Listing, 'description'> }) {
  return (
    <section className={styles.words}>
      <h2>Description</h2>
      {paragraphs(listing.description).map((paragraph) => (
        <p key={paragraph.at}>{paragraph.text}</p>
      ))}
    </section>
  )
}

/** The listing's facts; on paper their title is the question one takes the sheet along for. */
export function ListingFacts({ listing }: { listing: Pick<Listing, 'facts'> }) {
  if (!listing.facts.length) return null
  return (
    <section className={styles.facts}>
      <h2 data-screen-only>Measurements and details</h2>
      <h2 className="on-paper">Will it fit?</h2>
      <Facts facts={listing.facts.map(({ label, value }) => ({ term: label, value }))} />
    </section>
  )
}

/** The text's paragraphs, parted by blank lines, each with its place as key. */
function paragraphs(text: string): { at: number; text: string }[] {
  return text.split(/\n\s*\n/).map((paragraph, at) => ({ at, text: paragraph.trim() }))
}
