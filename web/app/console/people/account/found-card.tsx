import { kindTexts } from '@reable/contract/restrictions/rules'
import { Link } from '../../../ui/link/link.tsx'
import cardStyles from '../../room-card.module.css'
import type { FoundPerson } from './load-account.ts'
import { nameAndNumber } from './name-and-number.ts'
import { accountAddress } from './people-addresses.ts'

/** Somebody that a search found: who it is, and the way to their page. */
export function FoundCard({ person }: { person: FoundPerson }) {
  const { id, email, listings } = person
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <AccountStatus account={person} />
        <h2 className="own-line">
          <Link to={accountAddress(id)}>{nameAndNumber(person)}</Link>
        </h2>
        {email && <p className="own-line">{email}</p>}
        <p>{listings === 1 ? '1 listing' : `${listings.toLocaleString('en-CA')} listings`}</p>
      </div>
    </article>
  )
}

type Shown = Pick<FoundPerson, 'member_since' | 'confirmed' | 'role' | 'partner' | 'restricted'>

/** What matters of an account, in a few words. */
export function AccountStatus({ account }: { account: Shown }) {
  const { member_since, confirmed, role, partner, restricted } = account
  return (
    <p className={`row quiet ${cardStyles.status}`}>
      {restricted && <strong>{kindTexts[restricted].past} now</strong>}
      <span>Here since {member_since}</span>
      <span>{confirmed ? 'Address confirmed' : 'Address not confirmed'}</span>
      {partner && <span>{partner}</span>}
      {role && <span className={cardStyles.role}>{role}</span>}
    </p>
  )
}
