import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '#platform/config'
import { StartError } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { stopSignal } from '../stop-signal.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type ParsedArguments<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true }>>

/** Where a command prints: a terminal, a file, or what another program reads. */
export type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** One call of a command. */
export type Call = {
  /** What was typed behind its name. */
  args: string[]
  env: NodeJS.ProcessEnv
  out: Output
  errors: Output
  /** Aborted when the command is asked to end. */
  stopping: AbortSignal
}

export type Command<Own extends Options = Options> = {
  usage: string
  options: Own
  /** Runs the command and returns the exit code. */
  run(parsed: ParsedArguments<Own>, config: Config, call: Call): Promise<number>
  /** Says what is wrong with the settings, and returns the exit code. Without it that is a failure like any other. */
  refuseConfig?(error: ConfigError, parsed: ParsedArguments<Own>, call: Call): number
  /** The exit code of a failure, when it is not 1. */
  failureCode?: number
}

/** Types what a command is given by the options that it names. */
export const defineCommand = <Own extends Options>(one: Command<Own>): Command<Own> => one

/** Thrown when the command line does not match the command's usage. */
export class UsageError extends Error {}

/** The exit code of a command that was asked to end before it was done. */
export const stoppedCode = 130

/** Runs a command as this process was called, and ends the process. */
export async function runAndExit<Own extends Options>(command: Command<Own>): Promise<never> {
  const { argv, env, stdout: out, stderr: errors } = process
  process.exit(await runCommand(command, { args: argv.slice(2), env, out, errors, stopping: stopSignal() }))
}

/**
 * Runs a command to its end and returns its exit code: `--help` prints the usage, a known failure is one sentence, and the code is
 * then 1. Asked to end, it ends with 130, once what it has opened is closed.
 */
export async function runCommand<Own extends Options>(command: Command<Own>, call: Call): Promise<number> {
  const { usage, options, run, refuseConfig, failureCode = 1 } = command
  const { args, out, errors, stopping } = call
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    out.write(`${usage.trim()}\n`)
    return 0
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: true, args }) as ParsedArguments<Own>
    const config = readSettings(call)
    if (config instanceof ConfigError) {
      if (refuseConfig) return refuseConfig(config, parsed, call)
      throw config
    }
    return await run(parsed, config, call)
  } catch (error) {
    if (stopping.aborted) return stoppedCode
    errors.write(`${sentenceOf(error)}\n`)
    if (isUsage(error)) errors.write(`\n${usage.trim()}\n`)
    return failureCode
  }
}

/** The one file or folder that the command line names, as an absolute path from where npm was called. */
export function onePath(positionals: string[], what: string, env: NodeJS.ProcessEnv): string {
  const [path, ...others] = positionals
  if (!path || others.length) throw new UsageError(`Name ${what}.`)
  return pathAt(path, env)
}

/** The absolute path of what is named from where npm was called. */
export const pathAt = (path: string, env: NodeJS.ProcessEnv) => resolve(env.INIT_CWD ?? process.cwd(), path)

/** The program's own configuration, or what is wrong with it. Its log mixes with the command's output, so only errors are in it. */
function readSettings({ env }: Call): Config | ConfigError {
  try {
    return readConfig({ LOG_LEVEL: 'error', ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error
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
