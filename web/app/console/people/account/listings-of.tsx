import { Link } from '../../../ui/link/link.tsx'
import { Paging } from '../../../ui/paging/paging.tsx'
import { vancouverMoment } from '../../vancouver-time.ts'
import page from './account-page.module.css'
import type { Account, AccountListing } from './load-account.ts'
import { accountAddress } from './people-addresses.ts'

const stateTexts: Record<AccountListing['state'], string> = {
  public: 'Shown to everybody',
  hidden: 'Hidden',
  suspended: 'Hidden until a volunteer decides',
  passed_on: 'Sold or given away',
  deleted: 'Deleted',
  ended: 'Its days are over',
}

type Props = {
  personId: number
  counts: Account['listings']
  listings: AccountListing[]
  page: number
  pages: number
  total: number
}

/** The listings of somebody in every state, page by page. */
export function ListingsOf({ personId, counts, listings, page: current, pages, total }: Props) {
  if (total === 0) return <p>They have listed nothing.</p>
  return (
    <>
      <p>
        {counts.public} shown, {counts.hidden} hidden, {counts.passed_on} passed on, {counts.deleted} deleted.
      </p>
      <ul className={page.rows}>
        {listings.map(({ id, title, state, listed_at_utc }) => (
          <li key={id}>
            <p className="own-line">
              <Link to={`/posts/${id}`}>{title}</Link>
            </p>
            <p className={page.small}>
              {stateTexts[state]}, number {id}, listed {vancouverMoment(listed_at_utc)}
            </p>
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of their listings"
        page={current}
        pages={pages}
        addressOf={(wanted) => accountAddress(personId, wanted)}
      />
    </>
  )
}
