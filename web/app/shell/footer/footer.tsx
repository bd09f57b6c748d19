import { organisation } from '@reable/contract/organisation'
import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import { AppearanceChoices } from '../appearance/appearance-choices.tsx'
import { Logo } from '../header/logo.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

const lists = [
  {
    title: 'Find and give',
    links: [
      { label: 'Listings', to: addresses.listings },
      { label: 'Create a listing', to: addresses.createListing },
      { label: 'Will it fit?', to: addresses.fit },
      { label: 'Saved listings', to: addresses.saved },
      { label: 'How it works', to: addresses.howItWorks },
    ],
  },
  {
    title: 'Stay safe',
    links: [
      { label: 'Exchange zones', to: addresses.exchangeZones },
      { label: 'Health and safety', to: addresses.healthAndSafety },
      { label: 'Is mine recalled?', to: addresses.recalls },
      { label: 'Report a problem', to: addresses.contactUs },
    ],
  },
]

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={`page ${styles.columns}`}>
        <div>
          <Logo onDark />
          <p className={styles.about}>{organisation.charity}</p>
        </div>
        {lists.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2 className={styles.title}>Follow us</h2>
          <SocialLinks className={styles.links} />
        </div>
      </div>
      <div className="page above-24">
        <AppearanceChoices />
      </div>
      <div className={`row page ${styles.last}`}>
        {/* The year may change between the server's rendering and the hydration. */}
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {organisation.name}
        </p>
        <Link to={addresses.terms}>Terms of Use and Privacy Policy</Link>
      </div>
    </footer>
  )
}
