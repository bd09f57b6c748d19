import Printer from 'lucide-react/icons/printer'
import { Button } from '../../ui/button/button.tsx'

/** Opens the browser's print view; unseen without a script. */
export function PrintButton() {
  return (
    <Button variant="quiet" size="small" icon={Printer} className="needs-script" onClick={() => window.print()}>
      Print
    </Button>
  )
}
