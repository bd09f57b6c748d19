import { type RunnerTask, type RunnerTestCase, type RunnerTestSuite, TestRunner, type TestTryOptions } from 'vitest'
import { note, openOutcomes, outcomes, readStored, store, type TestsPlan } from './run-folder.ts'
import { installSwitch, switchOff, switchOn, watchForLoops } from './switches.ts'
import { fileOf, nameOf } from './task-name.ts'

const { setTimeout, clearTimeout } = globalThis
const states = openOutcomes()
installSwitch()
watchForLoops(states.path, outcomes.noEnd)

/** A test, the step that it is at, the change that is on, those still to come, and how long the test took as it is. */
type Trial = {
  test: RunnerTestCase
  step: 'first' | 'again' | 'change' | 'check'
  number: number
  rest: number[]
  began: number
  milliseconds: number
}

/** Runs a test as it is, and then again for each change that it is to notice, in the same process on the same database. */
export default class RepeatingRunner extends TestRunner {
  private file = ''
  private plan: TestsPlan = {}
  private trial: Trial | undefined
  private spoilt = false

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const file = fileOf(suite)
    if (file) Object.assign(this, { file, spoilt: false, plan: readStored<TestsPlan>('tests', file) ?? {} })
    await super.onBeforeRunSuite(suite)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (fileOf(suite) && !this.spoilt) store('tests', this.file, {})
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    this.trial = undefined
    if (test.type !== 'test' || this.spoilt) return
    const planned = this.plan[nameOf(test)]
    if (planned?.length === 0) test.mode = 'skip'
    const rest = (planned ?? []).filter((number) => states.of(number) === outcomes.untried)
    if (!rest.length) return
    this.trial = { test, rest, step: 'first', number: -1, began: 0, milliseconds: 0 }
    // Each attempt is a retry for Vitest, since it alone runs what comes before and after each test.
    test.retry = 1_000_000
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options)
    const { trial } = this
    if (!trial) return
    trial.began = performance.now()
    if (trial.step === 'change') switchOn(trial.number, limitOf(trial) + 8000)
  }

  /** Runs the body of the test; with a change it has ten times the time that it took, and half a second. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const [body, { trial }] = [TestRunner.getTestFn(test), this]
    if (trial?.step !== 'change') return body()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no end')), limitOf(trial))
    })
    try {
      await Promise.race([body(), late])
    } finally {
      clearTimeout(timer)
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options)
    const { trial } = this
    if (!trial || !test.result) return
    switchOff()
    const goesOn = this.next(trial, test.result.state === 'fail')
    test.result.attempts = []
    test.result.state = goesOn ? 'fail' : 'pass'
    test.result.errors = goesOn ? [{ message: 'once more' }] : undefined
  }

  /** Says what comes after an attempt. Returns whether there is one more. */
  private next(trial: Trial, failed: boolean): boolean {
    switch (trial.step) {
      case 'first':
        if (failed) return this.giveUp('spoilt', trial)
        trial.milliseconds = performance.now() - trial.began
        trial.step = 'again'
        return true
      case 'again':
        return failed ? this.giveUp('once', trial) : this.tryNext(trial)
      case 'change':
        if (!failed) return this.tryNext(trial)
        trial.step = 'check'
        return true
      case 'check':
        states.set(trial.number, failed ? outcomes.unsure : outcomes.noticed)
        this.spoilt = failed
        return failed ? this.giveUp('spoilt', trial) : this.tryNext(trial)
    }
  }

  private tryNext(trial: Trial): boolean {
    trial.rest = trial.rest.filter((number) => states.of(number) === outcomes.untried)
    const number = trial.rest.shift()
    if (number === undefined) return false
    Object.assign(trial, { number, step: 'change' })
    return true
  }

  private giveUp(why: 'once' | 'spoilt', { test }: Trial): boolean {
    note(why, `${this.file} > ${nameOf(test)}`)
    return false
  }
}

const limitOf = ({ milliseconds }: Trial) => 500 + 10 * milliseconds
