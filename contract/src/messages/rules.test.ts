import { expect, test } from 'vitest'
import { messageFault, worriesIn } from './rules.ts'

test('[MSG-01] a message has its rule', () => {
  expect(messageFault('')).toBe('Message is required')
  expect(messageFault('\u200b \n')).toBe('Message is required')
  expect(messageFault('Is it there?')).toBeUndefined()
  expect(messageFault('😀'.repeat(5000))).toBeUndefined()
  expect(messageFault('😀'.repeat(5001))).toBe('Use at most 5,000 characters for the message')
})

test.each([
  'by WESTERN UNION',
  'western\nunion',
  'Money\u200bGram please',
  'please scan this QR code',
  'ｍｏｎｅｙｇｒａｍ',
  'wеstеrn uniоn',
  'm0neygram',
])('%j is stopped', (body) => {
  expect(messageFault(body)).toContain('is how people are cheated')
})

test.each(['a western saddle of the union', 'scan this'])('%j is not', (body) => {
  expect(messageFault(body)).toBeUndefined()
})

test('terms that call for a caution are found, and stop nothing', () => {
  expect(worriesIn('Gift cards or Bitcoin, on WhatsApp')).toEqual(['gift card', 'bitcoin', 'whatsapp'])
  expect(worriesIn('Bіtcоin or wh4ts\u00adapp')).toEqual(['bitcoin', 'whatsapp'])
  expect(worriesIn('I give you my telephone')).toEqual([])
  expect(messageFault('A courier will pick up')).toBeUndefined()
})
