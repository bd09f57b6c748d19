import { queryDatabase } from '../program/database.ts'

/** Has somebody's sessions prove their second factor, as the password alone does not. */
export async function proveSessions(dataFolder: string, email: string): Promise<void> {
  await queryDatabase(
    dataFolder,
    `update sessions set factor_at = now(), awaits_factor = false
     where person_id = (select id from people where email = $1)`,
    [email],
  )
}
