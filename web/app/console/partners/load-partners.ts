import type { Answer, Client } from '@reable/contract/client'
import { failed, type Loaded } from '../versions/loaded.ts'

export type PartnerSummary = Answer<'listEditedPartners'>[number]
export type EditedPartner = Answer<'getPartner'>
export type PartnerVersion = Answer<'listPartnerVersions'>[number]

export async function loadPartners(api: Client): Promise<Loaded<{ partners: PartnerSummary[] }>> {
  const reply = await api('listEditedPartners', {})
  return reply.ok ? { kind: 'loaded', partners: reply.data } : failed(reply)
}

/** Loads a partner to be edited, with what it said before. */
export async function loadPartner(
  api: Client,
  id: string,
): Promise<Loaded<{ partner: EditedPartner; versions: PartnerVersion[] }>> {
  const params = { id }
  const [partner, versions] = await Promise.all([api('getPartner', { params }), api('listPartnerVersions', { params })])
  if (!partner.ok) return failed(partner)
  if (!versions.ok) return failed(versions)
  return { kind: 'loaded', partner: partner.data, versions: versions.data }
}
