import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'

/** A PostgreSQL that accepts connections, whoever started it. */
export type Postmaster = { pid: number; socketFolder: string; cluster: string }

type Note = { pid: number; socketFolder: string; status: string; text: string }

/** In milliseconds: recovering and stopping take no longer. */
const patience = 60_000

/**
 * The server that works in this cluster already: one that outlived a killed program, or one of a start beside this one.
 * Waits while it recovers or stops, and throws StartError when that takes too long, or the reason of a stop.
 */
export async function findPostmaster(
  cluster: string,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
): Promise<Postmaster | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const note = readNote(cluster)
    if (!note || !isAlive(note.pid)) return undefined
    const who = await whoIs(note.pid, cluster)
    if (who === 'stranger') return forget(cluster, note)
    if (who === 'server' && note.status === 'ready') return { pid: note.pid, socketFolder: note.socketFolder, cluster }
    if (Date.now() > deadline) throw new StartError(`The database in ${cluster} has been ${note.status} for too long.`)
    stopping?.throwIfAborted()
    await delay(20)
  }
}

/** The server's own note in its cluster: process, start, socket, state. */
function readNote(cluster: string): Note | undefined {
  try {
    const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
    const [pid, , , , socketFolder = '', , , status = 'starting'] = text.split('\n').map((line) => line.trim())
    return Number(pid) > 0 ? { pid: Number(pid), socketFolder, status: status || 'starting', text } : undefined
  } catch {
    return undefined
  }
}

/**
 * Process numbers come round again: a stranger has the number of a server that died, and PostgreSQL would not start. Only
 * then; the note of a plainly dead one is how PostgreSQL sees that some of that server's processes may still write.
 */
function forget(cluster: string, seen: Note): undefined {
  if (readNote(cluster)?.text === seen.text) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether a process with this number runs, whoever owns it. A dead one that nobody has buried yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !(process.platform === 'linux' && isZombie(pid))
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Asks by the command line, which everyone may read; one that is just ending has a number still and no command any more. */
async function whoIs(pid: number, cluster: string): Promise<'server' | 'stranger' | 'leaving'> {
  const command = await readCommand(pid)
  if (!command) return 'leaving'
  return command.includes(cluster) ? 'server' : 'stranger'
}

async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const listed = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return listed.stdout
}

/** Ends the server: sessions are cut, what was committed is on disk. Resolves when the process is gone. */
export async function stopPostmaster({ pid, cluster }: Postmaster): Promise<void> {
  const who = await whoIs(pid, cluster)
  if (who === 'stranger') return
  if (who === 'server' && isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await delay(10)
}

/** The same for the note beside the socket. Only for a cluster without a server, whose own note would be there first. */
export function forgetSocket({ cluster, socketFolder }: { cluster: string; socketFolder: string }): void {
  const note = readNote(cluster)
  if (note && isAlive(note.pid)) return
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}
