import { createHash, randomInt } from 'node:crypto'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { freePort } from '../program/free-port.ts'
import { startProgram } from '../program/start-program.ts'
import { beginConversations } from '../proofs/incoming/begin-conversations.ts'
import { startMailReceiver } from '../proofs/incoming/mail-receiver.ts'
import { sendLmtp } from '../proofs/incoming/send-lmtp.ts'

const conversations = 200
const [batches, batch] = [1_000, 1_000]
const atTheDoor = 1_000
const domain = 'reply.bench.example'

/** Whether anybody finds one of the addresses that stand for people by guessing. */
export const guesses: Measurement = {
  name: 'guesses',
  description: 'a million guesses at the addresses that stand for people in conversations',
  async run() {
    const dataFolder = await villageCopy('guesses')
    const [port, receiver] = [await freePort(), await startMailReceiver()]
    const settings = {
      ...{ SMTP_URL: receiver.address, MAIL_FROM: 'bench@reable.example' },
      ...{ MAIL_IN_DOMAIN: domain, MAIL_IN_LISTEN: `lmtp://127.0.0.1:${port}` },
    }
    const program = await startProgram(dataFolder, settings)
    try {
      const known = await beginConversations({ dataFolder, program, receiver }, conversations)
      const countHits = (addresses: string[]) => countKnown(dataFolder, addresses)
      const found = await countHits(known.map(({ to }) => to))
      let hits = 0
      for (let at = 0; at < batches; at++) hits += await countHits(Array.from({ length: batch }, guess))
      let taken = 0
      for (let at = 0; at < atTheDoor; at++)
        if (await sendLmtp(port, { from: 'x@example.org', to: guess(), raw: 'From: x@example.org\r\n\r\nx' })) taken++
      const noneAllowed = { unit: '', target: { most: 0 } }
      return [
        { name: 'hits among a million guesses', value: hits, ...noneAllowed },
        { name: 'mails to guessed addresses that were taken, of a thousand', value: taken, ...noneAllowed },
        { name: 'known addresses not found by the same look-up', value: known.length - found, ...noneAllowed },
        { name: 'known addresses', value: known.length, unit: '' },
        { name: 'guesses', value: batches * batch, unit: '' },
      ]
    } finally {
      await program.stop()
      await receiver.stop()
    }
  },
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

const guess = () => `r-${Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join('')}@${domain}`

/** How many of these addresses the program knows, by the digests that it keeps of them. */
async function countKnown(dataFolder: string, addresses: string[]): Promise<number> {
  const digests = addresses.map((address) =>
    createHash('sha256')
      .update(address.split('@')[0] ?? '')
      .digest(),
  )
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    'select count(*) from reply_addresses where address_hash = any($1)',
    [digests],
  )
  return Number(row?.count)
}
