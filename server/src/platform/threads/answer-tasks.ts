import { parentPort } from 'node:worker_threads'

export type ThreadAnswer<Result> = 'ready' | { result: Result } | { error: unknown }

/** In a worker: answers each task of its BoundedThread with what the function makes of it, or with the error that it throws. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    let answer: Exclude<ThreadAnswer<Result>, 'ready'>
    try {
      answer = { result: await work(task) }
    } catch (error) {
      answer = { error }
    }
    parentPort?.postMessage(answer)
  })
  parentPort?.postMessage('ready')
}
