import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../../program/root.ts'
import { memoryFlags, programEnvironment } from '../../program/start-program.ts'

export type Import = {
  child: ChildProcess
  /** Its exit code, once it has ended; null after a signal. */
  ended: Promise<number | null>
  /** Its output so far. */
  output: () => string
}

/** Starts the import of a folder beside the program that runs on `dataFolder`. */
export function startImport({ dataFolder, folder }: { dataFolder: string; folder: string }): Import {
  const owner = ['--member', 'bench@village.example', '--partner', 'Bench Reuse Shed']
  const args = [...memoryFlags, 'build/server/import-listings.js', folder, ...owner]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: programEnvironment(dataFolder),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return { child, ended: new Promise((resolve) => child.once('close', resolve)), output: () => output }
}
