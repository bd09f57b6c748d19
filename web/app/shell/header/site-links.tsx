import { useLocation } from 'react-router'
import { DropDown } from '../../ui/drop-down/drop-down.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import { currentMark } from './current-mark.ts'
import styles from './site-links.module.css'

const main = [
  { label: 'Listings', to: addresses.listings },
  { label: 'Blog', to: addresses.blog },
  { label: 'Resources', to: addresses.resources },
  { label: 'Our Partners', to: addresses.partners },
]

const about = [
  { label: 'About', to: addresses.aboutUs },
  { label: 'Our Story', to: addresses.ourStory },
  { label: 'Our Team', to: addresses.ourTeam },
  { label: 'Contact Us', to: addresses.contactUs },
]

/** The links of the bar, with the About Us drop-down. */
export function SiteLinks() {
  const { pathname } = useLocation()
  const aboutMark = currentMark(pathname, addresses.aboutUs) && styles.currentSummary
  return (
    <ul className={styles.links}>
      {main.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={currentMark(pathname, to)}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <DropDown
          label="About Us"
          align="right"
          className={styles.dropDown}
          summaryClass={`${styles.link} ${aboutMark ?? ''}`}
          listClass={styles.dropList}
        >
          {about.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentMark(pathname, to) === 'page' ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </DropDown>
      </li>
    </ul>
  )
}
