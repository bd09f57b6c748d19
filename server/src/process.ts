import { organisation } from '@reable/contract/organisation'
import { type Config, ConfigError } from '#platform/config'
import type { Log } from '#platform/log'
import { untilStopped } from '#platform/stopping'
import { StartError } from './platform/database/embedded/start-error.ts'

/** In milliseconds: a stop that takes longer hangs. */
export const stopTimeout = 25_000

type Phases<Running> = {
  /** Records in `running` what it has started, so that it is stopped in order at whatever moment the start ends. */
  start: (running: Running) => Promise<void>
  stop: (running: Running) => Promise<void>
  /** In milliseconds, after which a stop counts as hanging. */
  timeout?: number
}

/**
 * Runs the program until it is asked to stop or its start fails, and ends the process. The exit code is 0 after a requested stop; 1
 * when the start failed, when the stop was not clean, or when it hangs.
 */
export async function runToEnd<Running extends { services?: { log: Log } }>(
  stopping: AbortSignal,
  { start, stop, timeout = stopTimeout }: Phases<Running>,
): Promise<never> {
  let hanging: NodeJS.Timeout | undefined
  const watchStop = () => {
    hanging = setTimeout(() => process.exit(1), timeout).unref()
  }
  stopping.addEventListener('abort', watchStop)
  const running = {} as Running
  const failure = await start(running)
    .then(() => untilStopped(stopping))
    // A start that a stop interrupts has not failed.
    .catch((error) => (stopping.aborted ? undefined : { error }))
  const { log } = running.services ?? {}
  if (stopping.aborted) log?.info({ signal: stopping.reason.signal }, 'stopping')
  const clean = await stop(running).then(
    () => true,
    (err) => {
      log?.error({ err }, 'the stop was not clean')
      return false
    },
  )
  stopping.removeEventListener('abort', watchStop)
  clearTimeout(hanging)
  if (failure) explainFailure(failure.error)
  process.exit(clean ? 0 : 1)
}

/** Prints one line for a person at a terminal. */
export function announceAddress(config: Config): void {
  if (config.role !== 'worker' && process.stdout.isTTY)
    process.stdout.write(`\n${organisation.name} is open at ${config.http.publicUrl}\n\n`)
}

/** A start that failed for a reason which has been printed already. */
export class ExplainedError extends Error {}

/** Ends a start that failed: a known reason in one clear sentence, anything else with its trace. Exit code 1. */
export function explainFailure(error: unknown): never {
  if (error instanceof ExplainedError) process.exit(1)
  if (error instanceof ConfigError) process.stderr.write(`The configuration is not right:\n${error.message}\n`)
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`The program could not start: ${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

/** Logs an internal error of a page's rendering, under the flow id that the page shows. */
export const logRenderError = (log: Log) => (err: unknown, flowId: string) =>
  log.error({ err, flow_id: flowId }, 'fault')
