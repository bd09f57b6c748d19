import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../program/root.ts'

/** A table as docs/retention.md has it: for how many days its rows are kept, and what job ends them; both where that is so. */
export type Retention = { table: string; days: number | undefined; job: string | undefined }

/** What ends other things than rows, or in production alone. */
const otherJobs = ['make-backup', 'sweep-unconfirmed']

/** Reads the page that says how long everything is kept. */
export async function readRetention(): Promise<Retention[]> {
  const page = await readFile(join(root, 'docs', 'retention.md'), 'utf8')
  const [tables = ''] = page.split('\n## Files')
  return [...tables.matchAll(/^\| (`.+?`) \| .+? \| (.*?) \| (.*?) ?\|$/gm)].flatMap(
    ([, names = '', time = '', who = '']) => {
      const days = /^(\d+) days? after/.exec(time)?.[1]
      const job = /`([\w-]+)`/.exec(who)?.[1]
      return [...names.matchAll(/`([\w.]+)`/g)].map(([, table = '']) => ({
        table,
        days: days === undefined ? undefined : Number(days),
        job: job && otherJobs.includes(job) ? undefined : job,
      }))
    },
  )
}
