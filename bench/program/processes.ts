import { readdirSync, readFileSync } from 'node:fs'

/** CPU time that a process and its threads have used so far, in ms, to the nearest 10. Linux only. */
export function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Memory that a process holds at this moment, in MB; 0 when it is gone. */
export function memoryOf(pid: number): number {
  return memoryLine(pid, 'VmRSS')
}

/** The most memory that a process ever held, in MB; 0 when it is gone. */
export function peakMemoryOf(pid: number): number {
  return memoryLine(pid, 'VmHWM')
}

/** Memory that a process holds at this moment, in MB, with its part of what it shares with others; 0 when it is gone. */
export function proportionalMemoryOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readOr(`/proc/${pid}/smaps_rollup`, '')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

/** A process and all that it started, as far as they are still its descendants. */
export function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))[1])]),
  )
  const family = [pid]
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child)
  return family
}

/** Whether a process works still: one that has ended, and that nobody has asked about yet, does not. */
export const isRunning = (pid: number): boolean => !['', 'Z', 'X'].includes(statOf(pid)[0] ?? '')

/** The first of the family whose command line holds `word`. */
export function findInFamily(pid: number, word: string): number | undefined {
  return familyOf(pid).find((member) => readOr(`/proc/${member}/cmdline`, '').includes(word))
}

/** The part of a process, which stands at the end of its command line; undefined for one that is none of the program's. */
export function roleOf(pid: number): 'web' | 'worker' | undefined {
  const last = readOr(`/proc/${pid}/cmdline`, '').split('\0').filter(Boolean).at(-1)
  return (['web', 'worker'] as const).find((role) => role === last)
}

/** The numbers behind the name in /proc/<pid>/stat; none for a process that is gone. */
function statOf(pid: number): string[] {
  const stat = readOr(`/proc/${pid}/stat`, '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function memoryLine(pid: number, name: string): number {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readOr(`/proc/${pid}/status`, '')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
