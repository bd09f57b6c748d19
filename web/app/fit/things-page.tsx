import { fitKinds } from '@reable/contract/fit/kinds'
import { rollingKinds } from '@reable/contract/fit/kinds/rolling'
import { sittingKinds } from '@reable/contract/fit/kinds/sitting'
import { walkingKinds } from '@reable/contract/fit/kinds/walking'
import { Link } from '../ui/link/link.tsx'
import { fitAddresses } from './fit-addresses.ts'
import styles from './fit-page.module.css'
import { stepMeta } from './questions/fit-meta.ts'
import { FitNotices } from './questions/fit-notices.tsx'
import things from './things-page.module.css'

const moving = { ...rollingKinds, ...walkingKinds }

const groups = [
  { title: 'To move about', kinds: fitKinds.filter(({ name }) => name in moving) },
  {
    title: 'For bath, toilet, bed and stairs',
    kinds: fitKinds.filter(({ name }) => !(name in moving || name in sittingKinds)),
  },
  { title: 'To sit, and for children', kinds: fitKinds.filter(({ name }) => name in sittingKinds) },
]

export const meta = () => stepMeta('What kind of thing')

/** What kind of thing somebody looks for. */
export default function ThingsPage() {
  return (
    <div className={`stack page gap-24 above-24 ${styles.page}`}>
      <h1>What kind of thing is it?</h1>
      <p className="measure">Choose one. Then come two to five questions.</p>
      <FitNotices />
      {groups.map(({ title, kinds }, at) => (
        <section key={title} aria-labelledby={`fit-things-${at}`}>
          <h2 id={`fit-things-${at}`}>{title}</h2>
          <ul className="stack up-to-3 gap-12 above-12">
            {kinds.map(({ name, label }) => (
              <li key={name}>
                <Link to={fitAddresses.begin(name)} className={`line ${things.thing}`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="measure">
        Is it not here? We have no rules for other kinds of things. Their listings show the measurements.
      </p>
    </div>
  )
}
