import { organisation } from '@reable/contract/organisation'
import { type Config, ConfigError } from '#platform/config'
import { StartError } from '#platform/database'
import type { Log } from '#platform/log'

const stopWithin = 25_000

/** SIGTERM, SIGINT and SIGHUP stop the program once, in order; a stop that hangs ends with code 1. */
export function endOnSignals(log: Log, stop: () => Promise<void>): void {
  let stopping = false
  const end = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithin).unref()
    await stop().catch((err) => {
      log.error({ err }, 'the stop was not clean')
      process.exitCode = 1
    })
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal))
}

/** One line for a person at a terminal, beside the structured log. */
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

/** Puts a fault in a page's rendering into the log, under the flow id that the page shows. */
export const reportFault = (log: Log) => (err: unknown, flowId: string) => log.error({ err, flow_id: flowId }, 'fault')
