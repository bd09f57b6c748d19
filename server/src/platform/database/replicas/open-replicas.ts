import { describeConnection } from '../connection.ts'
import type { DatabaseConfig } from '../server.ts'
import { parseDatabaseUrl } from '../server-check.ts'
import { Replica } from './replica.ts'

/** Opens the replicas that lists are read from; nobody waits for one to answer. */
export function openReplicas({ database }: DatabaseConfig): Replica[] {
  return (database.replicaUrls ?? []).map((url) => {
    const { host, pathname } = new URL(url)
    return new Replica(`${host}${pathname}`, describeConnection(parseDatabaseUrl(url)), database.poolSize)
  })
}
