import type { Config } from '#platform/config'
import { outboxTransport } from '../outbox/outbox-folder.ts'
import { smtpTransport } from './smtp-transport.ts'

/** A mail as it goes over the wire. Sent again, it has the same bytes and the same Message-ID. */
export type Outgoing = {
  id: number
  /** Addresses alone, with domains as the network spells them. */
  envelope: { from: string; to: string }
  bytes: Buffer
}

/**
 * What became of handing a mail over: taken; refused for good; surely not taken this time; or cut off where nobody can say.
 * `reason` is for the log and holds no address.
 */
export type Handover = { end: 'sent' } | { end: 'refused' | 'failed' | 'unclear'; reason: string }

/**
 * Never throws; ends within 30 seconds. `begin` is waited for right before the mail's first byte is given away, once for each
 * line it is tried over; when it rejects, nothing goes.
 */
export type Transport = (mail: Outgoing, begin: () => Promise<void>) => Promise<Handover>

const kept = new WeakMap<Config, Transport>()

/** One for each running program: it may hold lines to the mail server open for the next mail. */
export function transportOf(config: Config): Transport {
  const known = kept.get(config)
  if (known) return known
  const transport = config.mail.smtp ? smtpTransport(config.mail.smtp) : outboxTransport(config)
  kept.set(config, transport)
  return transport
}
