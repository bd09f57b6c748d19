import { askedKinds } from '@reable/contract/fit/asked-kinds'
import { fitRules } from '@reable/contract/fit/rules'
import type { AskedKind, FitCheck } from '@reable/contract/fit/types'

/** One rule in words, with the kinds of things that it holds for. */
export type Rule = { text: string; kinds: readonly string[]; sources: readonly string[] }

/** All rules about one thing, such as the width of a seat. */
export type RulesOfCheck = { name: string; label: string; rules: readonly Rule[] }

/** Every rule of every kind, each once, in the order in which kinds have them. */
export function rulesByCheck(kinds: readonly AskedKind[] = askedKinds): readonly RulesOfCheck[] {
  const checks = kinds.flatMap((kind) => kind.checks.map((check) => ({ kind, check })))
  const labels = new Map(checks.map(({ check }) => [check.name, fitRules[check.rule].label]))
  return [...labels].map(([name, label]) => ({
    name,
    label,
    rules: rulesOf(checks.filter(({ check }) => check.name === name)),
  }))
}

function rulesOf(checks: readonly { kind: AskedKind; check: FitCheck }[]): Rule[] {
  const texts = [...new Set(checks.map(({ check }) => fitRules[check.rule].text))]
  return texts.map((text) => {
    const same = checks.filter(({ check }) => fitRules[check.rule].text === text)
    return {
      text,
      kinds: [...new Set(same.map(({ kind }) => kind.label))],
      sources: [...new Set(same.flatMap(({ check }) => fitRules[check.rule].sources))],
    }
  })
}
