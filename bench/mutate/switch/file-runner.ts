import { relative } from 'node:path'
import { type RunnerTask, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { root } from '../sources.ts'
import { type FileTrial, note, noted, openOutcomes, outcomes, readStored } from './run-folder.ts'
import { installSwitch, switchOff, switchOn, watchForLoops } from './switches.ts'
import { nameOf } from './task-name.ts'

const states = openOutcomes()
installSwitch()
watchForLoops(states.path, outcomes.noEnd)

/** The longest time of a file with a change, in milliseconds. */
const limit = 60_000

/** What this process has still to try with a file. `check`: a test failed with it, now without it. `sound`: the whole file passes as it is. */
type Plan = { trials: FileTrial[]; check: FileTrial | undefined; sound: boolean; unread: boolean }

const plans = new Map<string, Plan>()

/** Runs those tests of a file that reach a change with it, and where one fails the same tests without it; each time the file is named anew. */
export default class FileRunner extends TestRunner {
  private file = ''
  private plan: Plan = { trials: [], check: undefined, sound: false, unread: false }
  private trial: FileTrial | undefined
  private failed = false

  async onBeforeCollect(paths: string[]): Promise<void> {
    this.file = relative(root, paths[0] ?? '')
    const plan = plans.get(this.file) ?? { ...this.plan, trials: trialsOf(this.file), sound: false }
    plans.set(this.file, plan)
    plan.trials = plan.trials.filter(({ number }) => states.of(number) === outcomes.untried)
    this.trial = plan.check ?? plan.trials.shift()
    Object.assign(this, { plan, failed: false })
    const changed = this.trial && !plan.check ? this.trial : undefined
    if (plan.unread || changed?.read) this.readAnew()
    plan.unread = Boolean(changed?.read)
    if (!changed) return
    states.set(changed.number, outcomes.claimed)
    switchOn(changed.number, limit)
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
    if (plan.check) {
      plan.check = undefined
      states.set(trial.number, failed ? outcomes.unsure : outcomes.noticed)
      if (!trial.tests) plan.sound = !failed
      if (failed) note('spoilt', `${this.file} ${trial.number}`)
    } else if (!failed) {
      states.set(trial.number, outcomes.passed)
      note('passed', `${trial.number} ${this.file}`)
    } else if (plan.sound && !trial.tests) states.set(trial.number, outcomes.noticed)
    else plan.check = trial
  }
}

type EvaluatedModules = { idToModuleMap: Map<string, { importers: Set<string> }> }

function trialsOf(file: string): FileTrial[] {
  const passed = noted('passed')
  return (readStored<FileTrial[]>('files', file) ?? []).filter(({ number }) => !passed.has(`${number} ${file}`))
}
