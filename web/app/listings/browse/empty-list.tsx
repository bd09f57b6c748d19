import { stopSharing } from '../../places/location-store.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { cleared } from '../filter/chips/chips-of.ts'
import { homeAddress, pageAddress } from './browse-address.ts'
import type { FoundList } from './found-list.ts'
import styles from './results.module.css'

type Props = {
  list: FoundList
  address: URLSearchParams
  /** Called when the element that has the focus is about to vanish. */
  onFocusLost: () => void
}

/** Shown when nothing is found: links to the nearest lists that are not empty, each with its count. */
export function EmptyList({ list, address, onFocusLost }: Props) {
  if (list.pagination.total_posts > 0) return <PastTheEnd address={address} />
  const { alternativeLinks: links = [] } = list
  const runAction = (action: () => void) => {
    action()
    onFocusLost()
  }
  return (
    <EmptyState level={3} title="No listing matches yet" text="New things come every day. You can look a little wider.">
      {links.length > 0 && (
        <ul className={`wrap gap-12 ${styles.ways}`}>
          {links.map(({ label, to, action }) => (
            <li key={label}>
              {action ? <Button onClick={() => runAction(action)}>{label}</Button> : <Button to={to}>{label}</Button>}
            </li>
          ))}
        </ul>
      )}
      <Button variant="plain" to={homeAddress(cleared(address))} onClick={() => stopSharing()}>
        Clear All
      </Button>
    </EmptyState>
  )
}

function PastTheEnd({ address }: { address: URLSearchParams }) {
  return (
    <EmptyState level={3} title="There is nothing on this page" text="The list ends before it.">
      <Button to={pageAddress(address, 1)}>To the first page</Button>
      <Button variant="plain" to={addresses.listings}>
        All listings
      </Button>
    </EmptyState>
  )
}
