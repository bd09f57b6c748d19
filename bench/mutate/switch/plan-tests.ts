import { far, nearestTests } from './nearest-tests.ts'
import { type FileReach, store, type TestsPlan, timeOf } from './run-folder.ts'
import type { NumberedMutant } from './switched-source.ts'

type Limits = {
  /** With so many tests each change is tried at most. */
  most: number
  /** Only tests that take no longer. */
  milliseconds: number
  /** Tests that pass once in a process and not again. */
  once: Set<string>
}

type Candidate = { file: string; test: string; width: number }

/**
 * Writes down which tests are tried with which changes: the nearest of those that reach a change, and of those the ones that reach least
 * else. Returns the files of the tests, those that are quick first.
 */
export function planTests(reach: FileReach[], untried: NumberedMutant[], limits: Limits): string[] {
  const [plans, nearest] = [new Map<string, TestsPlan>(), nearestTests()]
  const candidates = candidatesOf(reach, untried, limits)
  for (const { number, file: changed } of untried) {
    const places = nearest(changed)
    const ranked = (candidates.get(number) ?? [])
      .map((one) => ({ ...one, place: places.get(one.file) ?? far }))
      .sort((one, other) => one.place - other.place || one.width - other.width)
    for (const { file, test } of ranked.slice(0, limits.most)) {
      const plan = plans.get(file) ?? {}
      plan[test] = [...(plan[test] ?? []), number]
      plans.set(file, plan)
    }
  }
  for (const { file, tests } of reach) {
    const plan = plans.get(file)
    // A slow test without a change to try would keep the others waiting.
    if (plan) for (const { name, milliseconds } of tests) if (milliseconds > limits.milliseconds) plan[name] ??= []
    if (plan) store('tests', file, plan)
  }
  return inOrder(reach.filter(({ file }) => plans.has(file)))
}

function candidatesOf(reach: FileReach[], untried: NumberedMutant[], { milliseconds: limit, once }: Limits) {
  const candidates = new Map<number, Candidate[]>(untried.map(({ number }) => [number, []]))
  for (const { file, tests } of reach)
    for (const { name, milliseconds, numbers } of tests) {
      if (milliseconds > limit || once.has(`${file} > ${name}`)) continue
      const candidate = { file, test: name, width: numbers.length }
      for (const number of numbers) candidates.get(number)?.push(candidate)
    }
  return candidates
}

/** One package after the other, since a process runs the files of one. */
export const inOrder = (reach: FileReach[]): string[] =>
  reach
    .map(({ file, tests }) => ({ file, milliseconds: timeOf(tests) }))
    .sort(
      (one, other) =>
        Number(other.file.startsWith('contract')) - Number(one.file.startsWith('contract')) ||
        one.milliseconds - other.milliseconds,
    )
    .map(({ file }) => file)
