import { organisation } from '@reable/contract/organisation'
import { type Config, ConfigError } from '#platform/config'
import { StartError } from '#platform/database'
import type { Log } from '#platform/log'
import { untilStopped } from '#platform/stopping'
import { type Running, stop } from './program.ts'

/** In milliseconds. */
const stopTimeout = 25_000

/**
 * Runs the program until it is asked to stop or `start` fails, and ends the process. `start` records in `running` what it has
 * started, so that it is stopped in order at whatever moment the start ends. The exit code is 0 after a requested stop; 1 when
 * the start failed, when the stop was not clean, or when it hangs.
 */
export async function runToEnd(stopping: AbortSignal, start: (running: Running) => Promise<void>): Promise<never> {
  stopping.addEventListener('abort', () => setTimeout(() => process.exit(1), stopTimeout).unref())
  const running: Running = {}
  const failure = await start(running)
    .then(() => untilStopped(stopping))
    // A start that a stop interrupts has not failed.
    .catch((error) => (stopping.aborted ? undefined : { error }))
  const { log } = running.services ?? {}
  if (stopping.aborted) log?.info({ signal: stopping.reason.signal }, 'stopping')
  const clean = await stop(running).then(
    () => true,
    (err) => log?.error({ err }, 'the stop was not clean'),
  )
  if (failure) explainFailure(failure.error)
  process.exit(clean ? 0 : 1)
}

/** Logs the start, and prints one line for a person at a terminal. */
export function announceStart(log: Log, config: Config): void {
  log.info({ role: config.role, app_env: config.appEnv }, 'started')
  if (config.role !== 'worker' && process.stdout.isTTY)
    process.stdout.write(`\n${organisation.name} is open at ${config.http.publicUrl}\n\n`)
}

/** Ends a start that failed: a known reason in one clear sentence, anything else with its trace. Exit code 1. */
export function explainFailure(error: unknown): never {
  if (error instanceof ConfigError) process.stderr.write(`The configuration is not right:\n${error.message}\n`)
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`The program could not start: ${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

/** Logs an internal error of a page's rendering, under the flow id that the page shows. */
export const logRenderError = (log: Log) => (err: unknown, flowId: string) =>
  log.error({ err, flow_id: flowId }, 'fault')
