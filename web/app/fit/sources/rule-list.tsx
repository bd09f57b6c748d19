import { fitSources } from '@reable/contract/fit/sources'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import type { Rule, RulesOfCheck } from './rules-by-check.ts'
import styles from './sources.module.css'

/** Every rule in words, each with what it holds for and where it comes from. */
export function RuleList({ checks }: { checks: readonly RulesOfCheck[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, label, rules }) => (
        <li key={name}>
          <Disclosure title={label} level={3}>
            <div className={styles.check}>
              {rules.map((rule) => (
                <RuleText key={rule.text} rule={rule} />
              ))}
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

function RuleText({ rule: { text, kinds, sources } }: { rule: Rule }) {
  return (
    <div className={styles.rule}>
      <p>{text}</p>
      <p className={styles.small}>For: {kinds.join('; ')}.</p>
      <ul className={styles.from} aria-label="Where it comes from">
        {sources.map((name) => (
          <li key={name}>
            <SourceLink name={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SourceLink({ name }: { name: string }) {
  const source = fitSources.find((one) => one.name === name)
  if (!source) return null
  return source.address ? <TextLink to={source.address}>{source.label}</TextLink> : source.label
}
