import { readFileSync } from 'node:fs'
import { matchCard, type Recalled, readDescribed } from './match-card.ts'

type Pair = { at: number; card: string; listing: string; isRecalled: boolean; becomes: string; found: string }

const page = new URL('../../../../docs/recall-cases.md', import.meta.url)

const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => /^\| \w/.test(line) && !/^\| (no\.|card) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const listOf = (cell = '') => cell.split(', ')

/** Reads the page with its pairs, each with what the program makes of it. Numbers of equipment types stand for their names. */
export function readCases(typeIds: ReadonlyMap<string, number>): Pair[] {
  const [, cards = '', pairs = ''] = readFileSync(page, 'utf8').split(/^## /m)
  const idOf = (name: string) => {
    const id = typeIds.get(name)
    if (id === undefined) throw new Error(`There is no equipment type ${name}.`)
    return id
  }
  const recalled = new Map<string, Recalled>(
    rowsOf(cards).map(([card = '', brands, models, kind = '']) => [
      card,
      { brands: listOf(brands), models: listOf(models), typeIds: [idOf(kind)] },
    ]),
  )
  return rowsOf(pairs).map((row) => {
    const [at, card = '', brand = '', model = '', kind = '', text = '', isRecalled, becomes = ''] = row
    const [title = '', ...rest] = text.split(/(?<=\.) /)
    const listing = { brand, model, title, description: rest.join(' '), typeId: idOf(kind) }
    const found = matchCard(readDescribed(listing), recalled.get(card) as Recalled) ?? 'nothing'
    return { at: Number(at), card, listing: text, isRecalled: isRecalled === 'yes', becomes, found }
  })
}
