import type { TestProject } from 'vitest/node'
import { startTestCluster } from './test-cluster.ts'

/** One cluster for the whole run, or the one of `npm run mutate`, which runs the tests many times. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_CLUSTER } = process.env
  if (TEST_CLUSTER) {
    project.provide('testCluster', JSON.parse(TEST_CLUSTER))
    return
  }
  const { cluster, stop } = await startTestCluster()
  project.provide('testCluster', cluster)
  return stop
}
