import type { ContentFields } from '@reable/contract/content/fields'
import { readWritten, type WrittenFaults } from '@reable/contract/content/written'
import { Refusal } from '#platform/refusal'

/** A written form without a fault. */
export type Well = Omit<ReturnType<typeof readWritten>, 'faults'>

/** What a volunteer sent for these fields. `kept` as of `readWritten`. Refuses as invalid, each fault by the path of its field. */
export function getWell(fields: ContentFields, sent: unknown, kept?: { keepsAccess: boolean }): Well {
  const { faults, ...well } = readWritten(fields, sent, kept)
  if (Object.keys(faults).length) throw writtenRefusal(faults)
  return well
}

export const writtenRefusal = (errors: WrittenFaults) =>
  new Refusal('invalid', 'Some of this is not as we need it.', { errors })
