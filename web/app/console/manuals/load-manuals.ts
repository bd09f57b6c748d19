import type { Answer, Client } from '@reable/contract/client'
import { manualsPerPage } from '@reable/contract/manuals/rules'
import type { LoadedList } from '../people/load-people.ts'

export type StoredManual = Answer<'listManuals'>[number]
export type ManualVersion = Answer<'listManualVersions'>[number]
export type HostVersion = Answer<'listManualHosts'>[number]

type Failed = { failure: { error: string } }

/** Loads one page of the manuals. */
export async function loadManuals(api: Client, page: number): Promise<LoadedList<StoredManual>> {
  const reply = await api('listManuals', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  const total = reply.pagination?.total_posts ?? reply.data.length
  return { items: reply.data, page, pages: Math.ceil(total / manualsPerPage), total }
}

/** The versions of the list of hosts, the newest first. */
export async function loadHosts(api: Client): Promise<{ versions: HostVersion[] } | Failed> {
  const reply = await api('listManualHosts', {})
  return reply.ok ? { versions: reply.data } : { failure: reply.failure }
}

/** What a form of a manual begins with: the hosts that it may lead to, and its versions, none of a new one. */
export type ManualToWrite = { hosts: string[]; versions: ManualVersion[] }

/** Loads what the form of a manual needs; undefined where there is no such manual. */
export async function loadManualToWrite(api: Client, id: string): Promise<ManualToWrite | Failed | undefined> {
  const [hosts, versions] = await Promise.all([
    loadHosts(api),
    id === 'new' ? undefined : api('listManualVersions', { params: { id } }),
  ])
  if ('failure' in hosts) return hosts
  if (versions && !versions.ok) return versions.status === 404 ? undefined : { failure: versions.failure }
  return { hosts: hosts.versions[0]?.hosts ?? [], versions: versions?.data ?? [] }
}
