import { readdirSync, readFileSync } from 'node:fs'

/** Processor time that a process and its threads have used so far, in ms, to the nearest 10. Linux only, like all of these. */
export function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Memory of a process at this moment, in MB; 0 when it is gone. */
export const memoryOf = (pid: number): number => statusLine(pid, 'VmRSS')

/** The most memory that a process ever had, in MB. */
export const peakMemoryOf = (pid: number): number => statusLine(pid, 'VmHWM')

/** A process and all its descendants. */
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

/** False for a process that is gone, and for one that has ended and waits for its parent to notice. */
export const isRunning = (pid: number): boolean => !['', 'Z', 'X'].includes(statOf(pid)[0] ?? '')

/** The values behind the name in /proc/<pid>/stat. */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function statusLine(pid: number, name: string): number {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(read(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes ?? 0) / 1024
}

/** The empty text for a process that is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
