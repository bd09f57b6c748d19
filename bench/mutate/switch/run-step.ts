import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { root } from '../sources.ts'

/** What the tests are run for: to see what each reaches, to try changes with single tests, or with whole files. */
export type Step = 'measuring' | 'repeating' | 'file'

/** Runs test files, each as often as it is named. */
export async function runStep(step: Step, files: string[]): Promise<void> {
  if (!files.length) return
  Object.assign(process.env, { MUTANTS_STEP: step, NODE_NO_WARNINGS: '1' })
  const vitest = await createVitest('test', { config: join(import.meta.dirname, 'vitest.config.ts'), watch: false })
  try {
    const all = await vitest.globTestSpecifications()
    const specifications = files.flatMap((file) => all.filter(({ moduleId }) => moduleId === join(root, file)))
    await vitest.runTestSpecifications(specifications)
  } finally {
    await vitest.close()
  }
}
