import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FileToRead, ReadFile } from './notice.ts'

/** Beside this file in the source; in the build beside the bundle, or one folder above a part of it. */
const candidates = ['file-worker.ts', 'recalls-worker.js', '../recalls-worker.js']

/** Milliseconds in all, and megabytes of heap. */
const bounds = { timeout: 150_000, heap: 96 }

/** Fetches and reads the file of recalls in a thread of its own, which ends afterwards: nobody else waits for 16 MB. */
export function readFileInThread(file: FileToRead): Promise<ReadFile> {
  return new Promise((resolve) => {
    const thread = new Worker(workerFile(), {
      workerData: file,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: bounds.heap, maxYoungGenerationSizeMb: 8 },
    })
    const fail = () => {
      resolve({ kind: 'failed', failure: 'too_large' })
      void thread.terminate()
    }
    const timer = setTimeout(fail, bounds.timeout)
    thread.on('message', resolve)
    thread.on('error', fail)
    thread.on('exit', () => {
      clearTimeout(timer)
      fail()
    })
  })
}

function workerFile(): string {
  const file = candidates.map((candidate) => join(import.meta.dirname, candidate)).find((path) => existsSync(path))
  if (!file) throw new Error(`The program is incomplete: there is no recalls-worker beside ${import.meta.dirname}.`)
  return file
}
