import { relative } from 'node:path'
import type { RunnerTask } from 'vitest'
import { root } from '../sources.ts'

/** The names of the suites that a test is in, and its own, as the plan of a run has them. */
export function nameOf(test: RunnerTask): string {
  const names = [test.name]
  for (let { suite } = test; suite && !('filepath' in suite); suite = suite.suite) names.unshift(suite.name)
  return names.join(' > ')
}

/** The path of a test file from the root, if this is one. */
export const fileOf = (task: RunnerTask): string | undefined =>
  'filepath' in task ? relative(root, String(task.filepath)) : undefined
