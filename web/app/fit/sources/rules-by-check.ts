import { fitKinds } from '@reable/contract/fit/kinds'
import type { FitCheck, FitKind } from '@reable/contract/fit/types'

/** One rule in words, with the kinds of things that it holds for. */
export type Rule = { text: string; kinds: readonly string[]; sources: readonly string[] }

/** All rules about one thing, such as the width of a seat. */
export type RulesOfCheck = { name: string; label: string; rules: readonly Rule[] }

/** Every rule of every kind, each once, in the order in which kinds have them. */
export function rulesByCheck(kinds: readonly FitKind[] = fitKinds): readonly RulesOfCheck[] {
  const checks = kinds.flatMap((kind) => kind.checks.map((check) => ({ kind, check })))
  const labels = new Map(checks.map(({ check }) => [check.name, check.label]))
  return [...labels].map(([name, label]) => ({
    name,
    label,
    rules: rulesOf(checks.filter(({ check }) => check.name === name)),
  }))
}

function rulesOf(checks: readonly { kind: FitKind; check: FitCheck }[]): Rule[] {
  const texts = [...new Set(checks.map(({ check }) => check.text))]
  return texts.map((text) => {
    const same = checks.filter(({ check }) => check.text === text)
    return {
      text,
      kinds: [...new Set(same.map(({ kind }) => kind.label))],
      sources: [...new Set(same.flatMap(({ check }) => check.sources))],
    }
  })
}
