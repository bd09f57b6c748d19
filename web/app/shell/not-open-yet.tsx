import { organisation } from '@reable/contract/organisation'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { addresses } from './addresses.ts'

export const meta = () => [{ title: `Not open yet · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

/** For what the frame leads to and nobody can use yet: said plainly, with the way back. */
export default function NotOpenYet() {
  return (
    <EmptyState
      level={1}
      title="This part is not open yet"
      text="We are still building it. You can look at all listings, and open each one."
    >
      <Button variant="next" to={addresses.listings}>
        See the listings
      </Button>
    </EmptyState>
  )
}
