import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { addresses } from '../addresses.ts'
import styles from './help-strip.module.css'

/** The way to help, in the same place on every page: right above the footer. */
export function HelpStrip() {
  return (
    <aside className={styles.strip} data-screen-only aria-labelledby="need-a-hand">
      <div className={`row page ${styles.row}`}>
        <Icon of={LifeBuoy} />
        <h2 id="need-a-hand" className="small-heading">
          Need a hand?
        </h2>
        <p className={styles.answer}>A volunteer can help you search, post a listing or write to a seller.</p>
        <Button to={addresses.contactUs}>Contact us</Button>
      </div>
    </aside>
  )
}
