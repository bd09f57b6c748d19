import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { Refusal } from '#platform/refusal'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true }>>

export type Command<Own extends Options> = {
  usage: string
  options: Own
  /** Does the work and answers the exit code. */
  act(given: Parsed<Own>, config: Config): Promise<number>
}

/** The command line is not as the command's usage says. */
export class UsageError extends Error {}

/** Runs a command to its end: `--help` prints the usage, a known failure is one sentence, and the exit code is then 1. */
export async function runCommand<Own extends Options>({ usage, options, act }: Command<Own>): Promise<never> {
  try {
    if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
      process.stdout.write(`${usage.trim()}\n`)
      process.exit(0)
    }
    const given = parseArgs({ options, allowPositionals: true, args: process.argv.slice(2) })
    process.exit(await act(given as Parsed<Own>, commandConfig()))
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    if (isUsage(error)) process.stderr.write(`\n${usage.trim()}\n`)
    process.exit(1)
  }
}

/** The one file or folder that the command line names, as an absolute path from where npm was called. */
export function onePath(positionals: string[], what: string): string {
  const [path, ...others] = positionals
  if (!path || others.length) throw new UsageError(`Name ${what}.`)
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

/** Aborted when the program is asked to end. What is under way may then finish; a second signal changes nothing. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  return stopping.signal
}

/** When the program is asked to end, `release` lets the database go, and the command ends with code 130. */
export function releaseOnSignals(release: () => Promise<void>): void {
  const end = async () => {
    await release().catch(() => {})
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
}

/** The program's own configuration; its log stands among what the command says, so that only errors are in it. */
function commandConfig(): Config {
  return readConfig({ LOG_LEVEL: 'error', ...process.env })
}

const isUsage = (error: unknown) =>
  error instanceof UsageError || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not right:\n${error.message}`
  if (error instanceof StartError || error instanceof Refusal || isUsage(error)) return (error as Error).message
  return `The command failed: ${error instanceof Error ? error.stack : String(error)}`
}
