import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/alert/alert.tsx'
import styles from '../../../ui/error-summary/error-summary.module.css'
import { NamedError } from '../../../ui/error-summary/named-error.tsx'
import { useErrorTitle } from '../../../ui/form/use-error-title.ts'
import { Link } from '../../../ui/link/link.tsx'
import { steps } from '../steps.ts'
import type { Problem } from './problems.ts'

/** The problems to correct before a listing can be submitted, each with a link to its step. It takes the focus. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null)
  useErrorTitle(problems.length > 0)
  useEffect(() => {
    if (problems.length) box.current?.focus()
  }, [problems])
  if (!problems.length) return null
  const title = problems.length === 1 ? 'There is 1 thing to correct' : `There are ${problems.length} things to correct`
  return (
    <div className={styles.summary}>
      <Alert ref={box} tabIndex={-1} type="error" level={2} title={title}>
        <ul className={styles.list}>
          {problems.map(({ name, label, sentence, step }) => (
            <li key={name}>
              <Link to={steps[step].path} state={{ toCorrect: true }}>
                <NamedError label={label} message={sentence} />
              </Link>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
