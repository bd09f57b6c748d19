import type { TestProject } from 'vitest/node'
import { startTestCluster } from './test-cluster.ts'

/** One cluster for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startTestCluster()
  project.provide('testCluster', cluster)
  return stop
}
