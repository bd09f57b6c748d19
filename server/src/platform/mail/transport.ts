/** A mail as it goes over the wire. Sent again, it has the same bytes and the same Message-ID. */
export type Outgoing = {
  id: number
  /** Addresses alone, with domains as the network spells them. */
  envelope: { from: string; to: string }
  bytes: Buffer
}

/**
 * The result of handing a mail over: taken; refused for good; surely not taken this time; or cut off where nobody can say.
 * `reason` is for the log and holds no address.
 */
export type Handover = { end: 'sent' } | { end: 'refused' | 'failed' | 'unclear'; reason: string }

/**
 * Sends a mail. Never throws; ends within 30 seconds. `begin` is awaited right before the mail's first byte is sent, once for each
 * connection it is tried over; when it rejects, nothing is sent.
 */
export type Transport = (mail: Outgoing, begin: () => Promise<void>) => Promise<Handover>
