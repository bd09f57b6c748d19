import { fitQuestions } from '@reable/contract/fit/questions'
import type { CheckResult } from '@reable/contract/fit/types'
import { Button } from '../../ui/button/button.tsx'
import { fitAddresses } from '../fit-addresses.ts'

type Props = { kind: string; checks: readonly CheckResult[] }

/** The questions that a check still needs, each with the way to answer it. */
export function OpenAnswers({ kind, checks }: Props) {
  const names = new Set(checks.flatMap(({ isNeeded, missingAnswers = [] }) => (isNeeded ? missingAnswers : [])))
  return fitQuestions
    .filter(({ name }) => names.has(name))
    .map(({ name, noun }) => (
      <Button key={name} to={fitAddresses.question(kind, name)}>
        Tell us {noun}
      </Button>
    ))
}
