import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Runs steps as npm's commands do, and sends a signal when one of them prints `moment`. */
async function steps(script, moment, signal, onSent = () => {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes(moment)) onSent(child.kill(signal))
  })
  const [output, [code]] = await Promise.all([text(child.stdout), exited])
  return { output: output.trim().split('\n'), code }
}

const imports = "import { existsSync } from 'node:fs'; import { run } from './scripts/spawn.mjs';"
const step = (script) => `await run('node', ['-e', ${JSON.stringify(script)}]);`

test('after a signal the step that runs may end, and no other begins', async () => {
  const first = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('first')"
  const script = imports + step(first) + step("console.log('second')")
  expect(await steps(script, 'first', 'SIGTERM')).toEqual({ output: ['first'], code: 143 })
})

test('nor does one after a signal that came between two steps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reable-steps-'))
  const flag = join(folder, 'sent')
  const wait = `console.log('between'); while (!existsSync(${JSON.stringify(flag)}));`
  const script = imports + step("console.log('first')") + wait + step("console.log('second')")
  const run = await steps(script, 'between', 'SIGINT', () => writeFileSync(flag, ''))
  rmSync(folder, { recursive: true })
  expect(run).toEqual({ output: ['first', 'between'], code: 130 })
})

test('the code of the step that a signal ends is that of the whole', async () => {
  const own = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('own')"
  expect(await steps(imports + step(own), 'own', 'SIGTERM')).toEqual({ output: ['own'], code: 7 })
  const none = "setInterval(() => {}, 1000); console.log('none')"
  expect(await steps(imports + step(none), 'none', 'SIGHUP')).toEqual({ output: ['none'], code: 129 })
})
