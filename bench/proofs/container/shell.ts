import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from '../../program/root.ts'

/** Runs a program to its end and returns what it printed. Throws with what it said when it fails. */
export async function shell(program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const missing = new Promise<never>((_resolve, reject) => {
    child.once('error', () => reject(new Error(`This needs ${program}: apt-get install buildah runc mmdebstrap`)))
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, error, ended] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr), code]), missing])
  if (ended !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${ended}:\n${error.slice(-2_000)}`)
  return out.trim()
}
