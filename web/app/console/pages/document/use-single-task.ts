import { useRef, useState } from 'react'

export type Task = 'saving' | 'previewing'

/** Runs one task at a time: one that is started meanwhile, as by a double click, is ignored. */
export function useSingleTask() {
  const [busy, setBusy] = useState<Task>()
  const isRunning = useRef(false)
  const runAlone = async (task: Task, run: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(task)
    await run()
    isRunning.current = false
    setBusy(undefined)
  }
  return { busy, runAlone }
}
