import { useLocation } from 'react-router'
import { DropDown } from '../../ui/drop-down/drop-down.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import { currentMark } from './current-mark.ts'
import styles from './site-links.module.css'

const main = [
  { word: 'Listings', to: addresses.listings },
  { word: 'Blog', to: addresses.blog },
  { word: 'Resources', to: addresses.resources },
  { word: 'Our Partners', to: addresses.partners },
]

const about = [
  { word: 'About', to: addresses.aboutUs },
  { word: 'Our Story', to: addresses.ourStory },
  { word: 'Our Team', to: addresses.ourTeam },
  { word: 'Contact Us', to: addresses.contactUs },
]

/** The links of the bar, with the About Us drop-down. */
export function SiteLinks() {
  const { pathname } = useLocation()
  const aboutMark = currentMark(pathname, addresses.aboutUs) && styles.currentSummary
  return (
    <ul className={styles.links}>
      {main.map(({ word, to }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={currentMark(pathname, to)}>
            {word}
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
          {about.map(({ word, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentMark(pathname, to) === 'page' ? 'page' : undefined}>
                {word}
              </Link>
            </li>
          ))}
        </DropDown>
      </li>
    </ul>
  )
}
