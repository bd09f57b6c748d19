import { organisation } from '@reable/contract/organisation'
import { useNavigate } from 'react-router'
import { useInBrowser } from '../state/in-browser.ts'
import { Link } from '../ui/link/link.tsx'
import { StoredAnswers } from './answers/stored-answers.tsx'
import { fitAddresses } from './fit-addresses.ts'
import styles from './fit-page.module.css'
import { FitNotices } from './questions/fit-notices.tsx'
import { PersonForm } from './questions/person-form.tsx'

export const meta = () => [
  { title: `Will it fit? · ${organisation.name}` },
  {
    name: 'description',
    content:
      'Answer a few questions, and see which used equipment fits you and your home. Your answers stay on your device.',
  },
]

/** Where "Will it fit?" begins: whom it is for, and what this device keeps of earlier answers. */
export default function FitStartPage() {
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  return (
    <div className={styles.page}>
      <h1>Will it fit?</h1>
      <p className={styles.intro}>
        Answer a few questions about a person and a home. We show what fits, what may fit and what does not.
        <strong> Your answers stay on this device.</strong> They are never sent to us or to a seller.
      </p>
      <FitNotices />
      <div className={styles.form}>
        <PersonForm onDone={() => navigate(fitAddresses.things)} />
      </div>
      <WithoutScript />
      <p className={styles.intro} data-screen-only>
        Do you only want one number? <Link to={fitAddresses.calculators}>Use a calculator</Link>: for a ramp, a door, a
        wheelchair or a handle.
      </p>
      <NoAdvice />
      {inBrowser && <StoredAnswers />}
    </div>
  )
}

function WithoutScript() {
  return (
    <noscript>
      <p>
        Without JavaScript you can use <a href={fitAddresses.calculators}>the calculators</a>.
      </p>
    </noscript>
  )
}

/** What the verdicts are not, and where they come from. */
export function NoAdvice() {
  return (
    <p className={styles.intro} data-screen-only>
      This is no medical advice: a therapist knows more.{' '}
      <Link to={fitAddresses.sources}>Where our rules come from</Link>
    </p>
  )
}
