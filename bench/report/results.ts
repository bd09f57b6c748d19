import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Figure, isMet } from '../measurement.ts'
import { root } from '../program/root.ts'
import { roundToThreeDigits } from './table.ts'

type Entry = { bench: string; at: string; cores: number; node: string; figures: object[] }

/** Adds the figures of one bench to the file of the day. */
export async function saveResults(bench: string, figures: Figure[]): Promise<void> {
  const at = new Date().toISOString()
  const folder = join(root, 'bench', 'results')
  const file = join(folder, `${at.slice(0, 10)}.json`)
  await mkdir(folder, { recursive: true })
  const entries = await readEntries(file)
  entries.push({
    bench,
    at,
    cores: cpus().length,
    node: process.version,
    figures: figures.map((figure) => ({ ...figure, value: roundToThreeDigits(figure.value), met: isMet(figure) })),
  })
  await writeFile(file, `${JSON.stringify(entries, null, 2)}\n`)
}

async function readEntries(file: string): Promise<Entry[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  return JSON.parse(text)
}
