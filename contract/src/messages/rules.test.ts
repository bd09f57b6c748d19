import { expect, test } from 'vitest'
import { findCautionTerms, messageError } from './rules.ts'

test('[MSG-01] a message has its rule', () => {
  expect(messageError('')).toBe('Message is required')
  expect(messageError('\u200b \n')).toBe('Message is required')
  expect(messageError('Is it there?')).toBeUndefined()
})

test.each(['by WESTERN UNION', 'Money\u200bGram please', 'ｍｏｎｅｙｇｒａｍ', 'wеstеrn uniоn', 'm0neygram'])(
  '%j is stopped',
  (body) => {
    expect(messageError(body)).toContain('is how people are cheated')
  },
)

test.each(['a western saddle of the union', 'scan this'])('%j is not', (body) => {
  expect(messageError(body)).toBeUndefined()
})

test('terms that call for a caution are found, and stop nothing', () => {
  expect(findCautionTerms('Gift cards or Bitcoin, on WhatsApp')).toEqual(['gift card', 'bitcoin', 'whatsapp'])
  expect(findCautionTerms('Bіtcоin or wh4ts\u00adapp')).toEqual(['bitcoin', 'whatsapp'])
  expect(findCautionTerms('I give you my telephone')).toEqual([])
  expect(messageError('A courier will pick up')).toBeUndefined()
})
