import type { Answer, Client } from '@reable/contract/client'
import { failed, type Loaded } from '../versions/loaded.ts'

export type PartnerSummary = Answer<'listEditedPartners'>[number]
export type EditedPartner = Answer<'getPartner'>

export async function loadPartners(api: Client): Promise<Loaded<{ partners: PartnerSummary[] }>> {
  const reply = await api('listEditedPartners', {})
  return reply.ok ? { kind: 'loaded', partners: reply.data } : failed(reply)
}

/** Loads a partner to be edited. */
export async function loadPartner(api: Client, id: string): Promise<Loaded<{ partner: EditedPartner }>> {
  const reply = await api('getPartner', { params: { id } })
  return reply.ok ? { kind: 'loaded', partner: reply.data } : failed(reply)
}
