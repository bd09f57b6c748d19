import { fitRules } from '@reable/contract/fit/rules'
import { fitSources } from '@reable/contract/fit/sources'
import type { CheckOutcome, CheckResult, FitVerdict } from '@reable/contract/fit/types'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ScaleDrawing } from '../drawings/scale-drawing.tsx'
import { verdictMarks } from '../verdicts/verdict-line.tsx'
import styles from './listing-fit.module.css'

/** The checks of a verdict, the gravest first; what could be checked beside them, were it known, is folded. */
export function CheckList({ checks }: { checks: readonly CheckResult[] }) {
  const isBeside = ({ isNeeded, outcome }: CheckResult) => !isNeeded && outcome === 'unknown'
  const beside = checks.filter(isBeside)
  return (
    <>
      <Checks checks={checks.filter((check) => !isBeside(check))} />
      {beside.length > 0 && (
        <div className={styles.beside} data-screen-only>
          <Disclosure title="What else we could check" level={3} note={`${beside.length} more`}>
            <Checks checks={beside} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

const Checks = ({ checks }: { checks: readonly CheckResult[] }) => (
  <ul className={styles.checks} data-fit-checks>
    {checks.map((check) => (
      <Check key={check.name} check={check} />
    ))}
  </ul>
)

const verdictOf: Record<CheckOutcome, FitVerdict> = {
  pass: 'fits',
  close: 'may_fit',
  unknown: 'unknown',
  fail: 'does_not_fit',
}

const outcomeWords: Record<CheckOutcome, string> = {
  pass: 'Fits',
  close: 'Close',
  unknown: 'Not known',
  fail: 'Does not fit',
}

function Check({ check }: { check: CheckResult }) {
  const { rule, outcome, sentence } = check
  const { label, sources } = fitRules[rule]
  return (
    <li className={styles.check}>
      <Icon of={verdictMarks[verdictOf[outcome]]} />
      <strong data-screen-only>
        {label}: {outcomeWords[outcome]}
      </strong>
      <p>{sentence()}</p>
      <div data-screen-only>
        <ScaleDrawing check={check} />
      </div>
      <Sources names={sources} />
    </li>
  )
}

function Sources({ names }: { names: readonly string[] }) {
  const sources = fitSources.filter(({ name }) => names.includes(name))
  if (!sources.length) return null
  return (
    <p className={styles.sources} data-screen-only>
      Rule from:{' '}
      {sources.map(({ name, label, address }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          {address ? <a href={address}>{label}</a> : label}
        </span>
      ))}
    </p>
  )
}
