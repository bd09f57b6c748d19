import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '#platform/refusal'

const usualName = 'listings.csv'

/** Returns the path of a folder's CSV file: `listings.csv`, or the only one there is. Refuses a folder without or with several. */
export async function findCsv(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    const absent = error.code === 'ENOENT'
    throw new Refusal(
      'not_found',
      absent ? `There is no folder ${folder}.` : `${folder} is no folder that can be read.`,
    )
  })
  const names = entries.filter((entry) => entry.isFile() && /\.(csv|tsv)$/i.test(entry.name)).map(({ name }) => name)
  const usual = names.find((name) => name.toLowerCase() === usualName)
  const [first, ...others] = usual ? [usual] : names.sort()
  if (!first) throw new Refusal('not_found', `There is no CSV file in ${folder}.`)
  if (!others.length) return join(folder, first)
  const sentence = `There are several CSV files in ${folder}: ${names.join(', ')}. Name the right one ${usualName}.`
  throw new Refusal('invalid', sentence)
}
