import { parentPort } from 'node:worker_threads'
import { UnreadableMail } from './mail-bounds.ts'
import { readMail } from './read-mail.ts'
import { type AboutReply, readReply } from './read-reply.ts'

/** A mail to read; of an answer with what is known of it. */
export type Asked = { raw: Uint8Array; about: AboutReply | undefined }

/** Reads the mails that come, one after the other, and answers what they say or why they cannot be read. */
parentPort?.on('message', async ({ raw, about }: Asked) => {
  try {
    parentPort?.postMessage({ mail: await (about ? readReply(raw, about) : readMail(raw)) })
  } catch (error) {
    parentPort?.postMessage({ unreadable: error instanceof UnreadableMail ? error.message : 'is no mail' })
  }
})

/** The modules are loaded: from here on the time of a mail counts. */
parentPort?.postMessage('ready')
