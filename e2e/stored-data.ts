import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Changes what the village's program has stored, where only time would: that a day of somebody's has passed. */
export async function changeStored(statement: string, values: unknown[]): Promise<void> {
  const home = join(process.env.E2E_DATA_DIR ?? '', 'postgres')
  // The fourth line is the port, the fifth the folder of the socket.
  const [, , , port, host] = (await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  const client = new pg.Client({ host, port: Number(port), user: 'reable', password, database: 'reable' })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (!rowCount) throw new Error('nothing was changed')
  } finally {
    await client.end()
  }
}
