import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'

/** A PostgreSQL that accepts connections, whoever started it. */
export type Postmaster = { pid: number; socketFolder: string; cluster: string }

type Note = { pid: number; socketFolder: string; status: string; text: string }

/**
 * The server that works in this cluster already: one that outlived a killed program, or one of a start beside this one.
 * Waits while it recovers or stops, for at most `patience` milliseconds; then throws StartError.
 */
export async function findPostmaster(cluster: string, patience = 60_000): Promise<Postmaster | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const note = readNote(cluster)
    if (!note || !isAlive(note.pid)) return undefined
    if (!(await worksIn(note.pid, cluster))) return forget(cluster, note)
    if (note.status === 'ready') return { pid: note.pid, socketFolder: note.socketFolder, cluster }
    if (Date.now() > deadline) throw new StartError(`The database in ${cluster} has been ${note.status} for too long.`)
    await delay(20)
  }
}

/** The server's own note in its cluster: process, start, socket, state. The note of a dead one is PostgreSQL's to clear. */
function readNote(cluster: string): Note | undefined {
  try {
    const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
    const [pid, , , , socketFolder = '', , , status = 'starting'] = text.split('\n').map((line) => line.trim())
    return Number(pid) > 0 ? { pid: Number(pid), socketFolder, status: status || 'starting', text } : undefined
  } catch {
    return undefined
  }
}

/** Process numbers come round again: a stranger has the number of a server that died, and PostgreSQL would not start. */
function forget(cluster: string, seen: Note): undefined {
  if (readNote(cluster)?.text === seen.text) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** False for a dead process that nobody has buried yet: it has a number and no place. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return listed.stdout.includes(cluster)
}

/** Ends the server: sessions are cut, what was committed is on disk. Resolves when the process is gone. */
export async function stopPostmaster({ pid, cluster }: Postmaster): Promise<void> {
  if (!(await worksIn(pid, cluster))) return
  process.kill(pid, 'SIGINT')
  while (isAlive(pid) && (await worksIn(pid, cluster))) await delay(10)
}
