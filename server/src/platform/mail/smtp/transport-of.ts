import type { Config } from '#platform/config'
import { outboxTransport } from '../outbox/outbox-folder.ts'
import type { Transport } from '../transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const transports = new WeakMap<Config, Transport>()

/** Returns the one transport of each configuration: it may keep connections to the mail server open for the next mail. */
export function transportOf(config: Config): Transport {
  const existing = transports.get(config)
  if (existing) return existing
  const transport = config.mail.smtp ? smtpTransport(config.mail.smtp) : outboxTransport(config)
  transports.set(config, transport)
  return transport
}
