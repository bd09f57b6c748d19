import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'

/** The user that PostgreSQL runs as when it is not the program's own: it refuses to be root. */
export type RunAs = { uid: number; gid: number }

/** Undefined unless the program is root. Throws StartError when the system has neither `postgres` nor `nobody`. */
export async function userForPostgres(): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const user = findUser(passwd, 'postgres') ?? findUser(passwd, 'nobody')
  if (user) return user
  throw new StartError(
    'PostgreSQL does not run as root, and this system has no user postgres or nobody: start as another user.',
  )
}

/** Looks a name up in the text of /etc/passwd. */
export function findUser(passwd: string, name: string): RunAs | undefined {
  const entry = passwd.split('\n').find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = entry?.split(':') ?? []
  return uid && gid && Number(uid) !== 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Throws StartError naming the first folder of `path` that the user cannot enter. `advice` says what else to do. */
export async function checkPathAccess(path: string, user: RunAs | undefined, advice: string): Promise<void> {
  const script = 'for folder; do cd -- "$folder" 2>/dev/null || { printf %s "$folder"; exit 0; }; done'
  const args = ['-c', script, 'sh', ...foldersTo(path)]
  const { stdout: inaccessible } = await promisify(execFile)('/bin/sh', args, { ...user, cwd: '/' })
  if (!inaccessible) return
  const affectedUser = user ? `the user that PostgreSQL runs as (uid ${user.uid})` : 'you'
  throw new StartError(`The folder ${inaccessible} is closed to ${affectedUser}: open it with chmod a+x, or ${advice}.`)
}

function foldersTo(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...foldersTo(parent), path]
}
