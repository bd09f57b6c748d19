import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import { addresses } from '../addresses.ts'
import styles from './error-page.module.css'

const links = [
  { label: 'Listings', to: addresses.listings },
  { label: 'Resources', to: addresses.resources },
  { label: 'About Us', to: addresses.aboutUs },
  { label: 'Contact', to: addresses.contactUs },
  { label: 'Donation', to: addresses.donate },
]

/** The page for an unknown address; the route answers with status 404. */
export function NotFoundPage() {
  return (
    <div className={`page ${styles.page}`}>
      <EmptyState level={1} title="Oops, lost page" text="There is nothing at this address. One of these may help:">
        <TextLinks links={links} />
      </EmptyState>
    </div>
  )
}
