import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.ts'

/** Where a run of all changes keeps what it knows, so that it can be ended and goes on where it was. */
export const folder = join(root, 'build', 'mutate', 'all')

/** What became of a change: nothing yet, a test failed, a test came to no end, a test failed and went on failing without the change, it is being tried, the types or the linter refuse it, or a file failed with it and has not run without it yet. */
export const outcomes = { untried: 0, noticed: 1, noEnd: 2, unsure: 3, claimed: 4, refused: 5, failed: 6 } as const

const outcomesFile = join(folder, 'outcomes.bin')

export function beginOutcomes(count: number): void {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(outcomesFile)) writeFileSync(outcomesFile, new Uint8Array(count))
}

/** One byte for each change, shared by the processes of a run. */
export function openOutcomes() {
  const [file, byte] = [openSync(outcomesFile, 'r+'), new Uint8Array(1)]
  return {
    path: outcomesFile,
    all: (): Uint8Array => readFileSync(outcomesFile),
    of(number: number): number {
      readSync(file, byte, 0, 1, number)
      return byte[0] ?? 0
    },
    set(number: number, outcome: number): void {
      writeSync(file, Uint8Array.of(outcome), 0, 1, number)
    },
  }
}

/** What a test reaches: the numbers of changes, and its time in milliseconds. */
export type Reached = { name: string; milliseconds: number; numbers: number[] }

/** What a test file reaches, in its tests and besides: while it is read, and before and after all of them. */
export type FileReach = { file: string; setup: number[]; tests: Reached[] }

/** What the tests reached when all of them ran as they are. */
export const readReach = (): FileReach[] =>
  readdirSync(join(folder, 'reach')).map((name) => JSON.parse(readFileSync(join(folder, 'reach', name), 'utf8')))

/** How long tests take together, in milliseconds. */
export const timeOf = (tests: Reached[]): number => tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)

/** The changes to try with each test of a file. */
export type TestsPlan = Record<string, number[]>

/**
 * A change to try with those tests of a file that reach it; with all where it is reached before them. `read`: the program has to be read
 * anew with it.
 */
export type FileTrial = { number: number; tests: string[] | undefined; read: boolean }

type Kind = 'reach' | 'tests' | 'files'

const pathOf = (kind: Kind, file: string) => join(folder, kind, `${file.replaceAll('/', '~')}.json`)

export function readStored<Value>(kind: Kind, file: string): Value | undefined {
  const path = pathOf(kind, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

export function store(kind: Kind, file: string, value: unknown): void {
  mkdirSync(join(folder, kind), { recursive: true })
  writeFileSync(pathOf(kind, file), JSON.stringify(value))
}

/** Tests that pass once alone; changes that the tests of a file passed with, or failed with; and those where they fail without it, too. */
type Notes = 'once' | 'passed' | 'failed' | 'spoilt'

/** Adds a line that all processes of a run read. */
export const note = (name: Notes, line: string): void => appendFileSync(join(folder, `${name}.log`), `${line}\n`)

export const noted = (name: Notes): Set<string> => {
  const path = join(folder, `${name}.log`)
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
}

/** The line of a change and the test file that it was tried with. */
export const trialLine = (number: number, file: string): string => `${number} ${file}`

/** Forgets what changes came to with test files that are others now. */
export function forgetTrials(files: Set<string>): void {
  for (const name of ['passed', 'failed'] as const) {
    const others = [...noted(name)].filter((line) => line && !files.has(line.split(' ')[1] ?? ''))
    writeFileSync(join(folder, `${name}.log`), others.map((line) => `${line}\n`).join(''))
  }
}
