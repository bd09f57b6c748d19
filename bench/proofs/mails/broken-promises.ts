import { queryDatabase } from '../../program/database.ts'
import type { AnsweredRequest } from './request-mails.ts'
import type { ReceivedMail } from './unreliable-server.ts'

type Mail = { message_id: string; recipient: string; outcome: string; created_at: Date }

/** Counts the broken promises: mails lost, mails sent that nobody took, and mails doubled under another Message-ID. */
export async function countBrokenPromises(
  dataFolder: string,
  { owed, taken }: { owed: AnsweredRequest[]; taken: ReceivedMail[] },
) {
  const mails = await queryDatabase<Mail>(dataFolder, 'select message_id, recipient, outcome, created_at from mails')
  const deliveredIds = new Set(taken.map(({ messageId }) => messageId))
  const delivered = mails.filter((mail) => deliveredIds.has(mail.message_id))
  const isDelivered = ({ email, requestedAt }: AnsweredRequest) =>
    delivered.some(({ recipient, created_at }) => recipient === email && created_at >= requestedAt)
  return {
    mails: mails.length,
    lost: owed.filter((one) => !isDelivered(one)).length,
    notSent: mails.filter(({ outcome }) => outcome !== 'sent').length,
    notReceived: mails.filter(({ outcome, message_id }) => outcome === 'sent' && !deliveredIds.has(message_id)).length,
    unexpected: [...deliveredIds].filter((id) => !mails.some((mail) => mail.message_id === id)).length,
    doubled: doubledUnderAnotherId(taken),
    repeated: taken.length - deliveredIds.size,
  }
}

/** Links that came by mails of more than one Message-ID. */
function doubledUnderAnotherId(taken: ReceivedMail[]): number {
  const idsOf = new Map<string, Set<string>>()
  for (const { token, messageId } of taken) idsOf.set(token, (idsOf.get(token) ?? new Set()).add(messageId))
  return [...idsOf.values()].filter((ids) => ids.size > 1).length
}

/** Returns how many mails and requests for one still wait. */
export async function countWaiting(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    `select (select count(*) from mails where outcome = 'waiting')
      + (select count(*) from graphile_worker.jobs where task_identifier in ('reset-requested', 'confirmation-requested'))
      as count`,
  )
  return Number(row?.count)
}
