import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTypes } from '../checks.ts'
import { copyTree } from '../copy-tree.ts'
import { applyMutant } from '../mutant.ts'
import { runScript } from '../run-script.ts'
import { root } from '../sources.ts'
import type { NumberedMutant } from './switched-source.ts'

const timeout = 240_000
const compiler = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', 'build/mutate/compiled.json']
const linter = ['lint', '--error-on-warnings', '--max-diagnostics=none', '--reporter=github', 'server', 'contract']

/**
 * The numbers of those changes that the types or the linter refuse. One change of every file is looked at in one run, so a file is refused
 * where a fault is said to be in it.
 */
export async function refusedOf(mutants: readonly NumberedMutant[]): Promise<Set<number>> {
  const folder = await copyTree()
  try {
    await readTypes(folder)
    const refused = new Set<number>()
    for (const round of roundsOf(mutants)) for (const number of await refusedAtOnce(folder, round)) refused.add(number)
    return refused
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first change of each file, the second of each, and so on. */
function roundsOf(mutants: readonly NumberedMutant[]): NumberedMutant[][] {
  const [rounds, seen] = [[] as NumberedMutant[][], new Map<string, number>()]
  for (const mutant of mutants) {
    const at = seen.get(mutant.file) ?? 0
    seen.set(mutant.file, at + 1)
    rounds[at] = [...(rounds[at] ?? []), mutant]
  }
  return rounds
}

async function refusedAtOnce(folder: string, mutants: NumberedMutant[]): Promise<number[]> {
  const sources = mutants.map(({ file }) => readFileSync(join(root, file), 'utf8'))
  for (const [at, mutant] of mutants.entries())
    writeFileSync(join(folder, mutant.file), applyMutant(sources[at] ?? '', mutant))
  const types = await runScript(folder, 'node_modules/typescript/bin/tsc', compiler, { timeout })
  const lint = await runScript(folder, 'node_modules/@biomejs/biome/bin/biome', linter, { timeout })
  for (const [at, mutant] of mutants.entries()) writeFileSync(join(folder, mutant.file), sources[at] ?? '')
  return mutants
    .filter(
      (mutant, at) =>
        types.output.includes(`${mutant.file}(`) ||
        (isAwait(mutant, sources[at] ?? '') && lint.output.includes(`file=${mutant.file},`)),
    )
    .map(({ number }) => number)
}

/** Of what the linter refuses only that nobody waits for a promise counts: it would refuse any condition that always holds. */
const isAwait = ({ start, end, replacement }: NumberedMutant, source: string) =>
  /^await\b/.test(source.slice(start, end)) && replacement !== ''
