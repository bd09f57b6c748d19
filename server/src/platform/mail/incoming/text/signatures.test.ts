import { expect, test } from 'vitest'
import { markSignature } from './signatures.ts'

const rosa = { name: 'Rosa Fuentes', address: 'rosa@village.example' }

/** How many of the last lines are taken for a signature. */
function signed(lines: string[], author = rosa): number {
  const marked = markSignature(lines, author)
  const count = marked.filter(Boolean).length
  expect(marked).toEqual(lines.map((_, at) => at >= lines.length - count))
  return count
}

test.each([
  'Sent from my iPhone',
  'Envoyé de mon iPhone',
  'Obtenez Outlook pour iOS',
  'Enviado desde mi iPhone',
  'Descargar Outlook para iOS',
  'Gesendet von meinem iPhone',
  '发自我的 iPhone',
  '获取 Outlook iOS',
  'ਮੇਰੇ iPhone ਤੋਂ ਭੇਜਿਆ ਗਿਆ',
])('"%s" is what a program adds where it is a line of its own, and a short one', (line) => {
  expect(signed(['Yes.', line])).toBe(1)
  expect(signed([line])).toBe(1)
  expect(signed(['Yes.', `It was ${line}`])).toBe(0)
  expect(signed(['Yes.', `${line} ${'x'.repeat(61)}`])).toBe(0)
  expect(signed([line, 'Yes.'])).toBe(0)
})

test('the address of whoever wrote is taken from the end, nobody else’s is', () => {
  expect(signed(['Yes.', 'ROSA@village.example'])).toBe(1)
  expect(signed(['Yes.', 'ben@village.example'])).toBe(0)
  const both = ['Yes.', 'rosa@village.example', '', 'Sent from my iPhone', '']
  expect(markSignature(both, rosa)).toEqual([false, true, false, true, false])
})

test.each([
  ['陈小明', 1],
  ['陈', 0],
  ['欧阳陈小明', 0],
  ['Lee陈小明', 0],
  ['陈小明Lee', 0],
  ['Rosa', 0],
  ['Rosa Fuentes', 1],
])('of somebody called %s the name at the end is a signature: %i', (name, count) => {
  expect(signed(['Yes.', name], { ...rosa, name })).toBe(count)
  expect(signed(['Yes.', 'Ben Carter'], { ...rosa, name })).toBe(0)
})

test('below a full name twelve short lines are its card, and no sentence is', () => {
  const card = (lines: number) => ['Rosa Fuentes', ...Array.from({ length: lines }, (_, at) => `line ${at}`)]
  expect(signed(card(12))).toBe(13)
  expect(markSignature(card(13), rosa)).toEqual([...Array(13).fill(true), false])
  expect(signed(['Rosa Fuentes', 'x'.repeat(60)])).toBe(2)
  expect(markSignature(['Rosa Fuentes', 'x'.repeat(61)], rosa)).toEqual([true, false])
  expect(markSignature(['Rosa Fuentes', 'Come at two.'], rosa)).toEqual([true, false])
  expect(signed(['Rosa Fuentes', 'A.B. Street 5'])).toBe(2)
  expect(markSignature(['Rosa Fuentes', '', 'Tuesday'], rosa)).toEqual([true, false, false])
})

test('below a delimiter twelve lines are a signature; more are something that somebody wrote', () => {
  const below = (lines: number) => ['Yes.', '-- ', ...Array.from({ length: lines }, (_, at) => `Line ${at}.`)]
  expect([signed(below(12)), signed(below(13))]).toEqual([13, 0])
  expect(signed(['--', 'Come at two.'])).toBe(2)
  expect(signed(['It costs a lot --', 'too much.'])).toBe(0)
  expect(signed(['-- it costs', 'too much.'])).toBe(0)
})

test('what a program adds has a hundred letters at most, without its full stop', () => {
  const german = (letters: number) => `Von meinem ${'x'.repeat(letters - 20)} gesendet`
  expect([100, 101].map((letters) => signed(['Yes.', german(letters)]))).toEqual([1, 0])
  const english = (device: string) => signed(['Yes.', `Sent from ${device}`])
  expect([english(`${'x'.repeat(60)}.`), english('x'.repeat(61)), english(`a.${'x'.repeat(59)}`)]).toEqual([1, 0, 0])
  expect(signed(['Yes.', 'Get Outlook for Android<https://aka.ms/abc>'])).toBe(1)
})

test('of who has no address nothing is taken for one', () => {
  expect(signed(['Yes.', ''], { name: '', address: '' })).toBe(0)
  expect(signed([''], { name: '', address: '' })).toBe(0)
})
