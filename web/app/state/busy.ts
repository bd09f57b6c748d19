import { useState } from 'react'

type RunAlone<Task> = <Result>(task: Task, work: () => Promise<Result>) => Promise<Result | undefined>

/**
 * Lets one piece of work run at a time: what is started meanwhile, as by a double click, is ignored and comes to undefined. The lock
 * opens again also when the work throws. `onChange` hears which task runs; undefined: none does any more.
 */
export function createBusyLock<Task>(onChange: (task: Task | undefined) => void): RunAlone<Task> {
  let isRunning = false
  return async (task, work) => {
    if (isRunning) return undefined
    isRunning = true
    onChange(task)
    try {
      return await work()
    } finally {
      isRunning = false
      onChange(undefined)
    }
  }
}

/** A lock for several tasks, of which one runs at a time, and the task that runs just now. */
export function useBusyTask<Task extends string>() {
  const [task, setTask] = useState<Task>()
  const [runAlone] = useState(() => createBusyLock<Task>(setTask))
  return { task, runAlone }
}

/** A lock for one task, and whether it runs just now. */
export function useBusy() {
  const { task, runAlone } = useBusyTask<'work'>()
  return { busy: task !== undefined, run: <Result>(work: () => Promise<Result>) => runAlone('work', work) }
}
