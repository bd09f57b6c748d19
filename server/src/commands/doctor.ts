import { type Level, levels, worstOf } from '@reable/contract/health/rules'
import { broken, examine, type Finding } from '#health'
import { refuseVillage } from '#seeds/village'
import { defineCommand, type Output, runAndExit, UsageError } from './command.ts'

const usage = `
Usage: npm run doctor

Says in sentences what is missing or weak for a place that real people rely on: settings, disk, mail, clock, certificates, versions,
migrations, the queue, accounts of the demonstration, and who may read the files.

  --letter <address>  sends a test letter there
  --selector <name>   the DKIM selector that your mail server signs with
  --json              one JSON object in place of sentences
  --help              this text

The exit code is 0 where all is good, 1 where something is weak, 2 where something is broken, 3 where it could not look. It may run beside
the program, changes nothing, and prints no secret. It starts an embedded database that does not run, and ends it again.
`

const marks: Record<Level, string> = { good: 'good  ', weak: 'WEAK  ', broken: 'BROKEN' }

export const doctorCommand = defineCommand({
  usage,
  options: { letter: { type: 'string' }, selector: { type: 'string' }, json: { type: 'boolean' } },
  failureCode: 3,
  async run({ values: { letter, selector, json = false }, positionals }, config, { env, out, stopping }) {
    if (positionals.length) throw new UsageError('This command takes no names.')
    if (letter !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(letter))
      throw new UsageError('Write --letter and one e-mail address.')
    return print(await examine(config, { env, refuseVillage, selector, letter, stopping }), { json, out })
  },
  refuseConfig: ({ message }, { values: { json = false } }, { out }) =>
    print(
      message
        .split('\n')
        .map((error) =>
          broken('settings', `${error.replace(/\.$/, '')}.`, 'The program does not start before this is right.'),
        ),
      { json, out },
    ),
})

/** Prints what was found, the worst last, where it is read first in a terminal; returns the exit code. */
function print(found: Finding[], { json, out }: { json: boolean; out: Output }): number {
  const level = worstOf(found.map((finding) => finding.level))
  const ordered = found.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
  if (json) out.write(`${JSON.stringify({ level, findings: ordered })}\n`)
  else for (const finding of ordered) out.write(`${lineOf(finding)}\n`)
  return levels.indexOf(level)
}

function lineOf({ level, sentence, advice }: Finding): string {
  return `  ${marks[level]}  ${sentence}${advice ? ` ${advice}` : ''}`
}

if (import.meta.main) void runAndExit(doctorCommand)
