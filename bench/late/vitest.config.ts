import { defineConfig } from 'vitest/config'
import all from '../../vitest.config.ts'

const { setupFiles, projects, ...test } = all.test ?? {}
const late = 'bench/late/late-statements.mjs'

/** The tests of the server with statements that are sent late, and none made twice: what goes by time instead of by what happened fails. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...test,
    // They wait more than they work.
    maxWorkers: 8,
    retry: 0,
    setupFiles: [...[setupFiles ?? []].flat(), late],
    projects: projects?.filter(
      (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'server',
    ),
  },
})
