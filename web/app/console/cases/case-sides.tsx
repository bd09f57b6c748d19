import { Link } from '../../ui/link/link.tsx'
import { accountAddress } from '../people/account/people-addresses.ts'
import { sideFacts, sideTitle } from './case-texts.ts'
import styles from './cases.module.css'
import type { WholeCase } from './load-cases.ts'

/** What is known of the people of a case, in counts: never an address, and of those who reported a listing not who they are. */
export function CaseSides({ whole: { sides, answered } }: { whole: WholeCase }) {
  if (!sides.length) return null
  return (
    <section className={styles.part}>
      <h2>Who it is about</h2>
      <ul className={styles.sides}>
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change while they are shown
          <li key={at}>
            <h3>
              {sideTitle(side, answered !== null)}
              {side.person && `: ${side.person.name}`}
            </h3>
            <ul>
              {side.restrictions.map((sentence) => (
                <li key={sentence}>
                  <strong>{sentence}</strong>
                </li>
              ))}
              {sideFacts(side).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {side.account !== null && <Link to={accountAddress(side.account)}>What we know of them</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}
