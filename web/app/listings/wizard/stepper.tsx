import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './stepper.module.css'
import { isDone, type StepNumber, stepAt, steps, whyClosed } from './steps.ts'
import { useProgress } from './wizard-context.ts'

/** The five steps with the current one, and links to those that are open. */
export function Stepper() {
  const { pathname } = useLocation()
  const current = stepAt(pathname)
  const progress = useProgress()
  const [explained, setExplained] = useState<{ from: StepNumber; why: string; times: number }>()
  const why = explained?.from === current ? explained.why : undefined
  return (
    <nav aria-label="Steps">
      <p className={styles.short}>
        Step {current + 1} of {steps.length}: {steps[current].name}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ name, path }, at) => {
          const step = at as StepNumber
          const closed = whyClosed(step, current, progress)
          const done = step !== current && isDone(step, progress)
          const className = step === current ? styles.current : done ? styles.done : undefined
          const label = <StepLabel name={name} number={at + 1} done={done} />
          return (
            <li key={path} className={className}>
              {step === current ? (
                <span aria-current="step" className={styles.step}>
                  {label}
                </span>
              ) : closed ? (
                <button
                  type="button"
                  className={styles.step}
                  aria-disabled
                  onClick={() => setExplained({ from: current, why: closed, times: (explained?.times ?? 0) + 1 })}
                >
                  {label}
                  <span className="visually-hidden">, not open yet</span>
                </button>
              ) : (
                <Link to={path} className={styles.step}>
                  {label}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className={styles.why}>
        {why && <span key={explained?.times}>{why}</span>}
      </p>
    </nav>
  )
}

function StepLabel({ name, number, done }: { name: string; number: number; done: boolean }) {
  return (
    <>
      <span className={styles.bar} />
      <span className={styles.words}>
        {done && <Icon of={Check} />}
        <span>
          {number} {name}
        </span>
        {done && <span className="visually-hidden">, done</span>}
      </span>
    </>
  )
}
