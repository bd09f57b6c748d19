import { type RunnerTask, type RunnerTestCase, type RunnerTestSuite, TestRunner, type TestTryOptions } from 'vitest'
import { type FileReach, store } from './run-folder.ts'
import { installSwitch, takeReached } from './switches.ts'
import { fileOf, nameOf } from './task-name.ts'

installSwitch()

/** Runs each test as it is, and writes down which changes it reaches. */
export default class MeasuringRunner extends TestRunner {
  private reach: FileReach = { file: '', setup: [], tests: [] }
  private began = 0

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const file = fileOf(suite)
    if (file) this.reach = { file, setup: [], tests: [] }
    await super.onBeforeRunSuite(suite)
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options)
    this.reach.setup.push(...takeReached())
    this.began = performance.now()
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options)
    const milliseconds = Math.ceil(performance.now() - this.began)
    this.reach.tests.push({ name: nameOf(test), milliseconds, numbers: takeReached() })
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (!fileOf(suite)) return
    const setup = new Set([...this.reach.setup, ...takeReached()])
    store('reach', this.reach.file, { ...this.reach, setup: [...setup] })
  }
}
