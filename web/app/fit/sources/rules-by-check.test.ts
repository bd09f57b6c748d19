import { fitKinds } from '@reable/contract/fit/kinds'
import { fitSources } from '@reable/contract/fit/sources'
import { expect, test } from 'vitest'
import { rulesByCheck } from './rules-by-check.ts'

const rules = rulesByCheck().flatMap((check) => check.rules)

test('every rule of every kind stands on the page once for its check, with a source that the page names', () => {
  for (const kind of fitKinds)
    for (const check of kind.checks) {
      const same = rulesByCheck()
        .find(({ name }) => name === check.name)
        ?.rules.filter(({ text }) => text === check.text)
      expect(same, `${kind.name} ${check.name}`).toHaveLength(1)
      expect(same?.[0]?.kinds).toContain(kind.label)
    }
  const names = new Set<string>(fitSources.map(({ name }) => name))
  expect(rules.filter(({ sources }) => !sources.length || sources.some((name) => !names.has(name)))).toEqual([])
})
