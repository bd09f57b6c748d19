import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../platform/database/testing.ts'
import { Stopped } from '../stop-signal.ts'
import { watchTerminal } from './terminal-watch.ts'
import { forgetListeners } from './testing.ts'

/** A file that stands for a terminal. */
async function terminal(): Promise<string> {
  forgetListeners(process, 'SIGHUP')
  const folder = await temporaryFolder('reable-terminal-')
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'tty')
}

/** Watches, and sends SIGHUP to what was watched alone. */
function watch(path: string) {
  const before = process.listenerCount('SIGHUP')
  const watched = watchTerminal(path)
  const [listener] = process.listeners('SIGHUP').slice(before)
  return { ...watched, hangUp: () => listener?.('SIGHUP') }
}

test('SIGHUP asks for a restart where there is no terminal, or where it is still there', async () => {
  const path = await terminal()
  for (const isThere of [false, true]) {
    if (isThere) await writeFile(path, '')
    const [{ gone, onHangUp, hangUp }, restart] = [watch(path), vi.fn()]
    hangUp()
    onHangUp(restart)
    hangUp()
    hangUp()
    expect([gone.aborted, restart.mock.calls.length]).toEqual([false, 2])
  }
})

test('SIGHUP stops the program when the terminal is gone in which it was started', async () => {
  const path = await terminal()
  await writeFile(path, '')
  const [{ gone, onHangUp, hangUp }, restart] = [watch(path), vi.fn()]
  onHangUp(restart)
  await rm(path)
  hangUp()
  expect([gone.reason, restart.mock.calls]).toEqual([new Stopped('SIGHUP'), []])
})
