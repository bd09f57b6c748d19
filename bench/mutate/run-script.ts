import { spawn } from 'node:child_process'

type ScriptOptions = {
  /** In milliseconds; what takes longer is ended. */
  timeout: number
  env?: Record<string, string>
}

/** Runs one script with Node, the packages and the sources of a folder. `ended`: it took too long. */
export function runScript(
  folder: string,
  script: string,
  args: string[],
  { timeout, env = {} }: ScriptOptions,
): Promise<{ code: number | null; ended: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      stdio: 'ignore',
      // Of its own group, so that nothing of it is left when it is ended.
      detached: true,
      env: { ...process.env, ...env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` },
    })
    const ending = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve({ code: null, ended: true })
    }, timeout)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(ending)
      resolve({ code, ended: false })
    })
  })
}
