import { queryDatabase } from '../program/database.ts'
import { pick, whole } from './draw.ts'

/** A word as it should be, and with one typo. */
export type Typo = { right: string; typed: string }

const shortest = 5

/** All known words; `sought` are those that listings use and a search looks for, unlike "which". */
const text = `
  select word, listings > 0 and numnode(websearch_to_tsquery('reable', word)) > 0 as sought from vocabulary`

/** Draws so many typos of words that listings use, each word as likely. A typo that makes another known word does not count. */
export async function drawTypos(dataFolder: string, count: number): Promise<Typo[]> {
  const rows = await queryDatabase<{ word: string; sought: boolean }>(dataFolder, text)
  const knownWords = new Set(rows.map(({ word }) => word))
  const used = rows.filter(({ word, sought }) => sought && word.length >= shortest)
  const typos = new Map<string, Typo>()
  for (let tries = 0; typos.size < count && tries < count * 20; tries++) {
    const right = pick(used).word
    const typed = pick(waysToMistype)(right, whole(0, right.length - 2))
    if (!knownWords.has(typed)) typos.set(typed, { right, typed })
  }
  return [...typos.values()]
}

/** The kinds of typo: two letters change places, one is left out, one comes twice, another one is hit. */
const waysToMistype = [
  (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
  (word: string, at: number) => word.slice(0, at) + pick(letters) + word.slice(at + 1),
]

const letters = [...'abcdefghijklmnopqrstuvwxyz']
