import type { ChildProcess } from 'node:child_process'
import { whenReady } from './encode-in-child.ts'
import { stopPictureChild } from './picture-child.ts'

/** Manages at most one child process. `get` starts it when it is first needed, and anew after it exited or was forgotten. */
export function createChildManager(start: () => ChildProcess) {
  let child: ChildProcess | undefined
  const forget = (exited: ChildProcess) => {
    if (child === exited) child = undefined
  }
  return {
    async get(): Promise<ChildProcess> {
      if (child) return child
      const started = start()
      await whenReady(started)
      started.once('exit', () => forget(started))
      child = started
      return started
    },
    forget,
    async stop(): Promise<void> {
      if (child) await stopPictureChild(child)
      child = undefined
    },
  }
}
