import { parentPort } from 'node:worker_threads'
import { UnreadableMail } from './mail-bounds.ts'
import { readMail } from './read-mail.ts'

/** Reads the mails that come, one after the other, and answers what they say or why they cannot be read. */
parentPort?.on('message', async (raw: Uint8Array) => {
  try {
    parentPort?.postMessage({ mail: await readMail(raw) })
  } catch (error) {
    parentPort?.postMessage({ unreadable: error instanceof UnreadableMail ? error.message : 'is no mail' })
  }
})
