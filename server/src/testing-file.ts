import { afterAll, afterEach, beforeEach } from 'vitest'
import type { Clock } from '#platform/clock'
import { testProgram } from './testing.ts'

/** The whole program for the tests of one file: closed after the last, its clock after each as it was before the first. */
export async function programOfFile(env: Record<string, string> = {}) {
  const program = await testProgram(env)
  let clock: Clock | undefined
  beforeEach(() => {
    clock ??= program.ctx.clock
  })
  afterEach(() => {
    program.ctx.clock = clock ?? program.ctx.clock
  })
  afterAll(() => program.close())
  return program
}
