import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findUnawaited, readTypes } from '../checks.ts'
import { copyTree } from '../copy-tree.ts'
import { applyMutant, isAwait } from '../mutant.ts'
import { runScript } from '../run-script.ts'
import { root } from '../sources.ts'
import type { NumberedMutant } from './switched-source.ts'

const timeout = 600_000
const compiler = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', 'build/mutate/compiled.json']

/** The numbers of those changes that the types or the linter refuse. */
export async function refusedOf(mutants: readonly NumberedMutant[]): Promise<Set<number>> {
  const folder = await copyTree()
  try {
    await readTypes(folder)
    // Most are refused by nothing: where a file with many of its changes at once has no fault, none of them is looked at alone.
    const suspected: NumberedMutant[] = []
    for (const layer of layersOf(mutants, isApart)) suspected.push(...(await refusedAtOnce(folder, layer)))
    const refused = new Set<number>()
    for (const layer of layersOf(suspected, isOfOtherFile))
      for (const { number } of await refusedAtOnce(folder, layer)) refused.add(number)
    return refused
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Together = (one: NumberedMutant, other: NumberedMutant) => boolean

const isOfOtherFile: Together = (one, other) => one.file !== other.file
const isApart: Together = (one, other) => isOfOtherFile(one, other) || one.end < other.start || other.end < one.start

/** As few groups as it takes so that in each all can be made together. */
function layersOf(mutants: readonly NumberedMutant[], fits: Together): NumberedMutant[][] {
  const layers: Map<string, NumberedMutant[]>[] = []
  for (const mutant of mutants) {
    const free = layers.find((layer) => layer.get(mutant.file)?.every((other) => fits(mutant, other)) ?? true)
    const layer = free ?? new Map<string, NumberedMutant[]>()
    if (!free) layers.push(layer)
    layer.set(mutant.file, [...(layer.get(mutant.file) ?? []), mutant])
  }
  return layers.map((layer) => [...layer.values()].flat())
}

/** Makes changes together, and returns those to files in which a fault is found. */
async function refusedAtOnce(folder: string, mutants: NumberedMutant[]): Promise<NumberedMutant[]> {
  const files = new Map<string, NumberedMutant[]>()
  for (const mutant of mutants) files.set(mutant.file, [...(files.get(mutant.file) ?? []), mutant])
  const unreadable = new Set<string>()
  for (const [file, own] of files) {
    // From the end, so that places before stay what they are.
    const changed = own.sort((one, other) => other.start - one.start).reduce(applyMutant, sourceOf(file))
    // Of the types of all files the compiler says nothing as long as one of them cannot be read.
    if (parseSync(file, changed).errors.length) unreadable.add(file)
    else writeFileSync(join(folder, file), changed)
  }
  const types = await runScript(folder, 'node_modules/typescript/bin/tsc', compiler, { timeout })
  if (types.ended) throw new Error('The compiler came to no end.')
  const awaiting = [...files].filter(([file, own]) => own.some((one) => isAwait(sourceOf(file), one)))
  const unawaited = awaiting.length
    ? await findUnawaited(
        folder,
        awaiting.map(([file]) => file),
      )
    : []
  for (const file of files.keys()) writeFileSync(join(folder, file), sourceOf(file))
  // Of what a linter refuses only this counts: it would refuse any condition that always holds.
  return mutants.filter(
    (mutant) =>
      unreadable.has(mutant.file) ||
      types.output.includes(`${mutant.file}(`) ||
      (isAwait(sourceOf(mutant.file), mutant) && unawaited.includes(mutant.file)),
  )
}

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')
