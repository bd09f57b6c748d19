import { spawn } from 'node:child_process'

type ScriptOptions = {
  /** In milliseconds; what takes longer is ended. */
  timeout: number
  env?: Record<string, string>
}

/** Runs one script with Node, the packages and the sources of a folder. `ended`: it took too long. `output`: all that it said. */
export function runScript(
  folder: string,
  script: string,
  args: string[],
  { timeout, env = {} }: ScriptOptions,
): Promise<{ code: number | null; ended: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Of its own group, so that nothing of it is left when it is ended.
      detached: true,
      env: { ...process.env, ...env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` },
    })
    let output = ''
    for (const said of [child.stdout, child.stderr]) said.setEncoding('utf8').on('data', (text) => (output += text))
    const ending = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve({ code: null, ended: true, output })
    }, timeout)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(ending)
      resolve({ code, ended: false, output })
    })
  })
}
