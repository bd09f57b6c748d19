import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import base from '../../../vitest.config.ts'
import { root } from '../sources.ts'
import { numberedMutants } from './numbered-mutants.ts'
import { folder } from './run-folder.ts'
import { type NumberedMutant, switchedSource } from './switched-source.ts'

const mutants = numberedMutants()
const byFile = new Map<string, NumberedMutant[]>()
for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant])
process.env.MUTANTS_COUNT = String(mutants.length)

/** Builds every change into the program as it is read. */
const switches = {
  name: 'switched-mutants',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const file = relative(root, id.replace(/\?.*$/, ''))
    const own = byFile.get(file)
    return own ? { code: switchedSource(file, code, own).code, map: null } : undefined
  },
}

/** As the plan has them. */
class PlannedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files
  }
}

/** What waits for something that does not come ends sooner than in `npm test`. */
const limits = { testTimeout: 20_000, hookTimeout: 20_000, expect: { poll: { timeout: 3000 } } }
const ours = (project: unknown) => ['server', 'contract'].includes((project as { test: { name: string } }).test.name)

export default defineConfig({
  root,
  plugins: [switches],
  test: {
    ...base.test,
    ...limits,
    // The numbers of changes are others where the program is: what was read with these goes with what is known of them.
    fsModuleCachePath: join(folder, 'modules'),
    retry: 0,
    maxWorkers: 4,
    sequence: { sequencer: PlannedSequencer },
    reporters: [{}],
    silent: true,
    runner: join(import.meta.dirname, `${process.env.MUTANTS_STEP}-runner.ts`),
    projects: base.test?.projects?.filter(ours),
  },
})
