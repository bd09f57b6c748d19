import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { readTypes } from './checks.ts'
import { copyTree } from './copy-tree.ts'
import type { Mutant } from './mutant.ts'
import { root } from './sources.ts'
import { stampOf, storedOutcomes } from './stored-outcomes.ts'
import { readImports, testsFor } from './tests-for.ts'
import { type Bench, type Outcome, tryMutant } from './try-mutant.ts'

type ClusterStarter = typeof import('../../server/test-cluster.ts')

export type MutantResult = { mutant: Mutant; outcome: Outcome }

/** Tries changes one at a time, each in a copy of the tree, until the time is over, and shows of each what became of it. */
export async function tryApart(
  drawn: Mutant[],
  minutes: number,
  show: (result: MutantResult) => void,
): Promise<MutantResult[]> {
  const deadline = performance.now() + minutes * 60_000
  const folder = await copyTree()
  // Some of the server's modules hold JSX, which Node does not read.
  const { module } = await runnerImport<ClusterStarter>(join(root, 'server/test-cluster.ts'))
  const { cluster, stop } = await module.startTestCluster()
  try {
    await readTypes(folder)
    const bench = { folder, cluster: JSON.stringify(cluster), sound: new Map<string, boolean>() }
    return await tryEach(drawn, bench, deadline, show)
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryEach(drawn: Mutant[], bench: Bench, deadline: number, show: (result: MutantResult) => void) {
  const [imports, stored, results] = [readImports(), await storedOutcomes(), [] as MutantResult[]]
  for (const mutant of drawn) {
    const tests = testsFor(mutant.file, imports)
    const stamp = await stampOf([mutant.file, ...tests])
    let outcome = stored.of(mutant, stamp)
    if (!outcome) {
      if (performance.now() > deadline) break
      outcome = await tryMutant(bench, mutant, tests)
      if (outcome !== 'unsound') await stored.add(mutant, stamp, outcome)
    }
    if (outcome !== 'unsound') results.push({ mutant, outcome })
    show({ mutant, outcome })
  }
  return results
}
