import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { stopSignal } from '../stop-signal.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type ParsedArguments<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true }>>

export type Command<Own extends Options> = {
  usage: string
  options: Own
  /** Runs the command and returns the exit code. `stopping` is aborted when the command is asked to end. */
  run(parsed: ParsedArguments<Own>, config: Config, stopping: AbortSignal): Promise<number>
  /** Says what is wrong with the settings, and returns the exit code. Without it that is a failure like any other. */
  refuseConfig?(error: ConfigError, parsed: ParsedArguments<Own>): number
  /** The exit code of a failure, when it is not 1. */
  failureCode?: number
}

/** Thrown when the command line does not match the command's usage. */
export class UsageError extends Error {}

/** The exit code of a command that was asked to end before it was done. */
export const stoppedCode = 130

/**
 * Runs a command to its end: `--help` prints the usage, a known failure is one sentence, and the exit code is then 1. Asked to
 * end, it ends with 130, once what it has opened is closed.
 */
export async function runCommand<Own extends Options>(command: Command<Own>): Promise<never> {
  const { usage, options, run, failureCode = 1 } = command
  const stopping = stopSignal()
  try {
    if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
      process.stdout.write(`${usage.trim()}\n`)
      process.exit(0)
    }
    const parsed = parseArgs({ options, allowPositionals: true, args: process.argv.slice(2) })
    const config = commandConfig((error) => command.refuseConfig?.(error, parsed as ParsedArguments<Own>))
    process.exit(await run(parsed as ParsedArguments<Own>, config, stopping))
  } catch (error) {
    if (stopping.aborted) process.exit(stoppedCode)
    process.stderr.write(`${sentenceOf(error)}\n`)
    if (isUsage(error)) process.stderr.write(`\n${usage.trim()}\n`)
    process.exit(failureCode)
  }
}

/** The one file or folder that the command line names, as an absolute path from where npm was called. */
export function onePath(positionals: string[], what: string): string {
  const [path, ...others] = positionals
  if (!path || others.length) throw new UsageError(`Name ${what}.`)
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

/** The program's own configuration; its log mixes with the command's output, so only errors are in it. */
function commandConfig(refuse: (error: ConfigError) => number | undefined): Config {
  try {
    return readConfig({ LOG_LEVEL: 'error', ...process.env })
  } catch (error) {
    const code = error instanceof ConfigError ? refuse(error) : undefined
    if (code !== undefined) process.exit(code)
    throw error
  }
}

const isUsage = (error: unknown) =>
  error instanceof UsageError || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not right:\n${error.message}`
  if (error instanceof StartError || error instanceof Refusal || isUsage(error)) return (error as Error).message
  return `The command failed: ${error instanceof Error ? error.stack : String(error)}`
}
