import { harmlessText } from '@reable/contract/text/harmless-text'
import type { OwnMail } from '../text/own-mail.ts'
import { type SplitReply, splitReply } from '../text/split-reply.ts'
import { type ReadMail, readMail } from './read-mail.ts'

/** What is known of an answer before it is read: what our emails look like to its writer, and what was said in the conversation. */
export type AboutReply = OwnMail & { said: string[] }

/** An answer, with what its writer said told from what is quoted. */
export type ReadReply = ReadMail & { split: SplitReply }

export async function readReply(raw: Uint8Array, about: AboutReply): Promise<ReadReply> {
  const mail = await readMail(raw)
  const { from, subject, text } = mail
  const addresses = [...new Set([...about.addresses, ...(from ? [from.address] : [])])]
  return { ...mail, split: splitReply(harmlessText(text), { ...about, addresses, subject, name: from?.name ?? '' }) }
}
