// The first step of every npm command. Runs on Node 20 too: it installs what is missing, builds what has changed, and hands
// over to the Node that the project brings along. Signals reach the program, and the end of npm does, which passes none on.

import { buildIfChanged } from './build.mjs'
import { commands } from './commands.mjs'
import { installIfChanged } from './install.mjs'
import { run, runTogether } from './spawn.mjs'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  process.stderr.write(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}

await installIfChanged({ withTools: command.withTools ?? false })
if (command.built) await buildIfChanged()
for (const step of command.steps(args)) {
  if (step.name) process.stdout.write(`\n── ${step.name}\n`)
  const code = Array.isArray(step) ? await runTogether(step) : await run(step.program, step.args, step.env)
  if (code !== 0) process.exit(code)
}
