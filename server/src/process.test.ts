import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '#platform/config'
import { StartError } from '#platform/database'
import type { Log } from '#platform/log'
import { ExplainedError, runToEnd, stopTimeout } from './process.ts'
import { Stopped } from './stop-signal.ts'

class Exited extends Error {
  readonly code: unknown

  constructor(code: unknown) {
    super(`ended with ${code}`)
    this.code = code
  }
}

const exits = vi.fn()
let printed: string
let logged: unknown[][]

beforeEach(() => {
  printed = ''
  logged = []
  exits.mockReset()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    exits(code)
    throw new Exited(code)
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const log = {
  info: (...all: unknown[]) => logged.push(['info', ...all]),
  error: (...all: unknown[]) => logged.push(['error', ...all]),
} as unknown as Log

type Running = { services?: { log: Log }; started?: boolean }

/** Runs a program of two steps, which is asked to stop once it has started unless that is said otherwise; returns what it did. */
async function runProgram({ start, stop, stopping = new AbortController() }: Partial<Parts> = {}) {
  const steps: string[] = []
  exits.mockReset()
  const ended = runToEnd<Running>(stopping.signal, {
    start: async (running) => {
      running.services = { log }
      await start?.(running)
      steps.push('started')
      setImmediate(() => stopping.abort(new Stopped('SIGTERM')))
    },
    stop: async (running) => {
      steps.push(running.services ? 'stopped' : 'stopped nothing')
      await stop?.()
    },
  })
  await expect(ended).rejects.toThrow(Exited)
  return { steps, code: exits.mock.calls[0]?.[0] }
}
type Parts = { start(running: Running): Promise<void>; stop(): Promise<void>; stopping: AbortController }

test('a program runs until it is asked to stop, says by what, and ends in order with 0', async () => {
  expect(await runProgram()).toEqual({ steps: ['started', 'stopped'], code: 0 })
  expect(logged).toEqual([['info', { signal: 'SIGTERM' }, 'stopping']])
  expect(printed).toBe('')
})

test.each([
  [
    new ConfigError('PORT: is a number\nSECRET: is missing'),
    /^The configuration is not right:\nPORT: is a number\nSECRET: is missing\n$/,
  ],
  [new StartError('Port 80 is taken.'), /^Port 80 is taken\.\n$/],
  [new ExplainedError('said already'), /^$/],
  [new TypeError('nobody thought of this'), /^The program could not start: TypeError: nobody thought of this\n {4}at /],
  ['no error at all', /^The program could not start: no error at all\n$/],
])(
  'a start that fails is explained in a sentence where one is known, what had started is stopped, with 1: %s',
  async (failure, words) => {
    const start = () => Promise.reject(failure)
    expect(await runProgram({ start })).toEqual({ steps: ['stopped'], code: 1 })
    expect(printed).toMatch(words)
    expect(exits).toHaveBeenCalledTimes(1)
    expect(logged).toEqual([])
  },
)

test('a start that a stop interrupts has not failed', async () => {
  const stopping = new AbortController()
  const start = async () => {
    stopping.abort(new Stopped('SIGINT'))
    stopping.signal.throwIfAborted()
  }
  expect(await runProgram({ start, stopping })).toEqual({ steps: ['stopped'], code: 0 })
  expect([printed, logged]).toEqual(['', [['info', { signal: 'SIGINT' }, 'stopping']]])
})

test('a stop that hangs ends the program with 1 in the end, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const stopping = new AbortController()
  for (const timeout of [undefined, 2 * stopTimeout]) {
    exits.mockReset()
    const stop = () => new Promise<void>(() => {})
    void runToEnd<Running>(stopping.signal, { start: async () => {}, stop, ...(timeout && { timeout }) })
  }
  vi.mocked(process.exit).mockImplementation(exits as never)
  stopping.abort(new Stopped('SIGTERM'))
  vi.advanceTimersByTime(24_999)
  expect(exits.mock.calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(exits.mock.calls).toEqual([[1]])
  vi.advanceTimersByTime(24_999)
  expect(exits.mock.calls).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(exits.mock.calls).toEqual([[1], [1]])
})
