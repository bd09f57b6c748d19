import type { Answer, Client } from '@reable/contract/client'
import { manualsPerPage } from '@reable/contract/manuals/rules'
import type { LoadedList } from '../people/load-people.ts'
import type { ManualValues } from './manual-values.ts'

export type StoredManual = Answer<'listManuals'>[number]
export type Hosts = Answer<'getManualHosts'>

type Failed = { failure: { error: string } }

/** Loads one page of the manuals. */
export async function loadManuals(api: Client, page: number): Promise<LoadedList<StoredManual>> {
  const reply = await api('listManuals', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  const total = reply.pagination?.total_posts ?? reply.data.length
  return { items: reply.data, page, pages: Math.ceil(total / manualsPerPage), total }
}

/** The hosts that manuals may lead to. */
export async function loadHosts(api: Client): Promise<Hosts | Failed> {
  const reply = await api('getManualHosts', {})
  return reply.ok ? reply.data : { failure: reply.failure }
}

/** What a form of a manual begins with: the hosts that it may lead to, and the manual as it stands unless it is a new one. */
export type ManualToWrite = {
  hosts: string[]
  manual: (ManualValues & { version: number }) | undefined
}

/** Loads what the form of a manual needs; undefined where there is no such manual. */
export async function loadManualToWrite(api: Client, id: string): Promise<ManualToWrite | Failed | undefined> {
  const [hosts, versions] = await Promise.all([
    loadHosts(api),
    id === 'new' ? undefined : api('listVersions', { params: { kind: 'manual', key: id } }),
  ])
  if ('failure' in hosts) return hosts
  if (versions && !versions.ok) return versions.status === 404 ? undefined : { failure: versions.failure }
  const [newest] = versions?.data ?? []
  return { hosts: hosts.hosts, manual: newest && { ...(newest.fields as ManualValues), version: newest.version } }
}
