import { type Embedded, startEmbedded } from '../../../server/src/platform/database/embedded/embedded.ts'
import { ensureRoles } from '../../../server/src/platform/database/embedded/embedded-roles.ts'
import { createLog } from '../../../server/src/platform/log.ts'

type Role = { user: string; password: string }

/** The database of a data folder, run as one of an operator's own: the program reaches it by addresses. */
export type OwnDatabase = {
  host: string
  port: number
  program: Role
  settings: Record<string, string>
  stop(): Promise<void>
}

/** Starts the database of a data folder without a program. */
export async function startOwnDatabase(dataFolder: string): Promise<OwnDatabase> {
  const log = createLog({ log: { level: 'silent' } })
  const embedded = await startEmbedded({ dataFolder, log })
  try {
    const { program, owner } = await ensureRoles(embedded.connection)
    const address = addressIn(embedded)
    return {
      host: embedded.connection.host,
      port: 5432,
      program: program as Role,
      settings: { DATABASE_DIRECT_URL: address(program as Role), MIGRATION_DATABASE_URL: address(owner as Role) },
      stop: embedded.stop,
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** A socket's folder is no host name of an address; the parameter stands in its place. */
const addressIn =
  ({ connection: { host } }: Embedded) =>
  ({ user, password }: Role) =>
    `postgres://${user}:${encodeURIComponent(password)}@localhost/reable?host=${encodeURIComponent(host)}`
