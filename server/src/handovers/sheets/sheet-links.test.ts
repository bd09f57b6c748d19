import { tickDays } from '@reable/contract/handovers/sheets/rules'
import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { sealSheetLink, unsealSheetLink } from './sheet-links.ts'

const meetingAt = new Date('2026-11-27T18:00:00Z')
const config = readConfig({})
const at = (milliseconds: number) => ({ config, clock: { now: () => new Date(milliseconds) } }) as Context
const link = { sheetId: 7, personId: 3, email: 'Rosa@village.example', meetingAt }
const end = meetingAt.getTime() + tickDays * day

test('the link of a mail opens its sheet for as long as one may tick, and not from then on', () => {
  const token = sealSheetLink(at(0), link)
  expect(unsealSheetLink(at(end - 1), token)).toMatchObject({ sheetId: 7, personId: 3 })
  expect(unsealSheetLink(at(end), token)).toBeUndefined()
})

test('it is for the address that the mail went to, however that is written, and for no other', () => {
  const opened = unsealSheetLink(at(0), sealSheetLink(at(0), link))
  expect(
    ['rosa@village.example', 'ROSA@village.example', 'ben@village.example'].map((to) => opened?.isFor(to)),
  ).toEqual([true, true, false])
  expect(unsealSheetLink(at(0), 'guess')).toBeUndefined()
})
