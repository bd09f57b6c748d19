import Printer from 'lucide-react/icons/printer'
import { Button } from '../../ui/button/button.tsx'
import styles from './print-button.module.css'

/** Opens the browser's print view; unseen without a script. */
export function PrintButton() {
  return (
    <Button variant="quiet" size="small" icon={Printer} className={styles.print} onClick={() => window.print()}>
      Print
    </Button>
  )
}
