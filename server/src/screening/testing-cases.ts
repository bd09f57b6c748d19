import { readFileSync } from 'node:fs'
import { wordsToCheck } from '@reable/contract/prohibited/rules'
import prohibitedItems from '../../seeds/prohibited-items.json' with { type: 'json' }
import { judgeListing } from './judge-listing.ts'
import type { Finding, Signal } from './signal.ts'
import { distanceOf } from './testing-copies.ts'

/** A draft of docs/screening-cases.md, with what becomes of it. */
export type Case = {
  at: number
  listing: string
  price: number
  middle: number
  days: number
  photo: string
  becomes: string
}

const page = new URL('../../../docs/screening-cases.md', import.meta.url)

/** Reads the two tables: honest drafts and those of people who cheat. */
export function readCases(): { honest: Case[]; cheating: Case[] } {
  const [, honest = '', cheating = ''] = readFileSync(page, 'utf8').split(/^## /m)
  return { honest: casesOf(honest), cheating: casesOf(cheating) }
}

const casesOf = (part: string): Case[] =>
  part
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [at = '', listing = '', price = '', middle = '', days = '', photo = '', becomes = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      const numbers = { at: Number(at), price: Number(price), middle: Number(middle), days: Number(days) }
      return { ...numbers, listing, photo, becomes }
    })

/** Makes of a draft what the program does, with a photo that is really copied in the way that its row says. */
export async function judgeCase(
  { at, listing, price, middle, days, photo }: Case,
  signals: Signal[],
): Promise<Finding[]> {
  const copying = /^copied, (.*)$/.exec(photo)?.[1]
  const distance = copying ? await distanceOf(at % 30, copying) : 64
  const pictures = distance <= 10 ? [{ pictureId: 1, otherPictureId: 2, otherListingId: 3, distance }] : []
  const facts = {
    text: listing,
    answers: '',
    checkedWords: wordsToCheck([listing], prohibitedItems),
    price,
    middlePrice: middle,
    accountDays: days,
    ofPartner: false,
    pictures,
    recalls: [],
    prohibited: prohibitedItems,
  }
  return judgeListing(facts, signals)
}

/** What becomes of a draft, as the page says it. */
export function outcomeOf(findings: readonly Finding[]): string {
  if (findings.some(({ suspends }) => suspends)) return 'a look'
  return findings.length ? 'a note' : 'shown'
}
