import { nameByRole } from '@reable/contract/messages/conversation-rules'
import type { Participant } from './posting-queries.ts'

/** What somebody is called to the other: their first name if they gave one. */
export const callName = ({ firstName, role }: Pick<Participant, 'firstName' | 'role'>): string =>
  firstName ?? nameByRole[role]
