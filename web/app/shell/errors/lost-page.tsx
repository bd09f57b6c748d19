import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import { addresses } from '../addresses.ts'
import styles from './lost-page.module.css'

const links = [
  { word: 'Listings', to: addresses.listings },
  { word: 'Resources', to: addresses.resources },
  { word: 'About Us', to: addresses.aboutUs },
  { word: 'Contact', to: addresses.contactUs },
  { word: 'Donation', to: addresses.donate },
]

/** For an address that leads nowhere; the route answers with status 404. */
export function LostPage() {
  return (
    <div className={styles.page}>
      <EmptyState level={1} title="Oops, lost page" text="There is nothing at this address. One of these may help:">
        <TextLinks links={links} />
      </EmptyState>
    </div>
  )
}
