import { relative } from 'node:path'
import { type RunnerTask, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { root } from '../sources.ts'
import { type FileTrial, note, noted, openOutcomes, outcomes, readStored, trialLine } from './run-folder.ts'
import { installSwitch, switchOff, switchOn, watchForLoops } from './switches.ts'
import { nameOf } from './task-name.ts'

const states = openOutcomes()
installSwitch()
watchForLoops(states.path, outcomes.noEnd)

/** The longest time of a file with a change, in milliseconds. */
const limit = 120_000

/** In milliseconds. */
const wait = 250

/** What is to be tried with a file. `sound`: the whole file passes as it is. `unread`: the program was read with a change. */
type Plan = { trials: FileTrial[]; sound: boolean; unread: boolean }

const plans = new Map<string, Plan>()

/**
 * Runs those tests of a file that reach a change with it, and where one fails the same tests without it; each time the file is named
 * anew, in whichever process.
 */
export default class FileRunner extends TestRunner {
  private file = ''
  private plan: Plan = { trials: [], sound: false, unread: false }
  private trial: FileTrial | undefined
  private without = false
  private failed = false

  async onBeforeCollect(paths: string[]): Promise<void> {
    this.file = relative(root, paths[0] ?? '')
    const plan = plans.get(this.file) ?? { trials: trialsOf(this.file), sound: false, unread: false }
    plans.set(this.file, plan)
    const { trial, without } = await nextOf(plan, this.file)
    Object.assign(this, { plan, trial, without, failed: false })
    const changed = without ? undefined : trial
    if (plan.unread || changed?.read) this.readAnew()
    plan.unread = Boolean(changed?.read)
    if (trial) states.set(trial.number, outcomes.claimed)
    if (changed) switchOn(changed.number, limit)
  }

  /** Forgets every module of the program, so that it is read with the change. */
  private readAnew(): void {
    const { evaluatedModules } = (this as unknown as { workerState: { evaluatedModules: EvaluatedModules } })
      .workerState
    for (const [path, node] of evaluatedModules.idToModuleMap) {
      if (/\/(node_modules|bench\/mutate)\//.test(path)) continue
      Object.assign(node, { promise: undefined, exports: undefined, evaluated: false })
      node.importers.clear()
    }
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite)
    if (!this.trial) suite.mode = 'skip'
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    const tests = this.trial?.tests
    if (this.failed || (tests && !tests.includes(nameOf(test)))) test.mode = 'skip'
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    if (test.result?.state === 'fail') this.failed = true
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    switchOff()
    const { plan, trial } = this
    if (!trial) return
    const failed = this.failed || files.some(({ result }) => result?.state === 'fail')
    states.set(trial.number, this.without ? this.judge(trial, failed) : this.look(trial, failed))
    if (this.without && !trial.tests) plan.sound = !failed
  }

  /** After a run with the change. */
  private look({ number, tests }: FileTrial, failed: boolean): number {
    if (failed && this.plan.sound && !tests) return outcomes.noticed
    note(failed ? 'failed' : 'passed', trialLine(number, this.file))
    return failed ? outcomes.failed : outcomes.untried
  }

  /**
   * After a run without it that follows one that failed. Tests that fail without those before them are tried with the whole file; a file
   * that fails as it is says nothing, and others are asked.
   */
  private judge({ number, tests }: FileTrial, failed: boolean): number {
    if (!failed) return outcomes.noticed
    note(tests ? 'spoilt' : 'passed', trialLine(number, this.file))
    return outcomes.untried
  }
}

type EvaluatedModules = { idToModuleMap: Map<string, { importers: Set<string> }> }

const trialsOf = (file: string): FileTrial[] => readStored<FileTrial[]>('files', file) ?? []

type Next = { trial: FileTrial | undefined; without: boolean }

/** What this file failed with and has to run without; otherwise a change that no process tries just now, nor tried with this file. */
async function nextOf({ trials }: Plan, file: string): Promise<Next> {
  for (let waits = limit / wait; ; waits--) {
    const [passed, failed, spoilt] = [noted('passed'), noted('failed'), noted('spoilt')]
    const open = trials
      .filter(({ number }) => !passed.has(trialLine(number, file)))
      .map((trial) => (spoilt.has(trialLine(trial.number, file)) ? { ...trial, tests: undefined } : trial))
    const at = (outcome: number) => open.filter(({ number }) => states.of(number) === outcome)
    const unchecked = at(outcomes.failed).find(({ number }) => failed.has(trialLine(number, file)))
    const trial = unchecked ?? at(outcomes.untried)[0]
    // What others try may have to run without it here.
    if (trial || !waits || !at(outcomes.claimed).length) return { trial, without: Boolean(unchecked) }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
