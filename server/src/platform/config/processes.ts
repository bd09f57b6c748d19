import { availableParallelism } from 'node:os'

/** Below so many cores a second process gains little and costs its memory (docs/decisions/0045). */
const coresForSeveral = 4
/** The most that `auto` starts by itself, and the most that may be asked for. */
const maxProcesses = { auto: 8, named: 64 }

/**
 * Returns how many processes serve. `auto` leaves one core to the database and the jobs. Undefined for a setting that is neither
 * `auto` nor a number of processes.
 */
export function countProcesses(setting = 'auto', cores = availableParallelism()): number | undefined {
  if (setting === 'auto' || setting === '') return cores < coresForSeveral ? 1 : Math.min(cores - 1, maxProcesses.auto)
  const processes = /^\d+$/.test(setting) ? Number(setting) : 0
  return processes >= 1 && processes <= maxProcesses.named ? processes : undefined
}

export const processesError = `is auto or a number from 1 to ${maxProcesses.named}`
