import ShieldCheck from 'lucide-react/icons/shield-check'
import { addresses } from '../../shell/addresses.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Link } from '../../ui/link/link.tsx'

/** Advice on meeting a stranger with something for sale. */
export function ListingSafety() {
  return (
    <Alert type="info" level={2} title="Meet safely" icon={ShieldCheck}>
      <p>
        Meet at a <Link to={addresses.exchangeZones}>community exchange zone</Link>, in daylight, and keep 2 m apart.
        Try the brakes before you pay. Never send money ahead.
      </p>
    </Alert>
  )
}
