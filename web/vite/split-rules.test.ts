import { expect, test } from 'vitest'
import { bySelector, namesIn, rulesOf, sheetOf } from './split-rules.ts'

const sheet =
  '@font-face{font-family:A;src:url("a;}{b.woff2")}:root{--a:"}"}.c1,.c2:not(.c1,[data-a="x,.y"]){color:red}' +
  '@media (width>=40rem){.c1{color:blue}@supports (gap:1px){.c3:before{content:"\\"}"}}}@media (width>=40rem){.c4{top:0}}' +
  '@keyframes c5{0%{opacity:0}to{opacity:1}}.c6\\:b{left:0}'

test('a sheet of all of its rules has them in their order, within their conditions', () => {
  const rules = rulesOf(sheet)
  expect(rules.map(({ text }) => text)).toEqual([
    '@font-face{font-family:A;src:url("a;}{b.woff2")}',
    ':root{--a:"}"}',
    '.c1,.c2:not(.c1,[data-a="x,.y"]){color:red}',
    '.c1{color:blue}',
    '.c3:before{content:"\\"}"}',
    '.c4{top:0}',
    '@keyframes c5{0%{opacity:0}to{opacity:1}}',
    '.c6\\:b{left:0}',
  ])
  expect(rulesOf(sheetOf(rules))).toEqual(rules)
})

test('a rule is named after the classes of its selectors, or the animation that it is', () => {
  expect(rulesOf(sheet).map(namesIn)).toEqual([[], [], ['c1', 'c2', 'c1', 'y'], ['c1'], ['c3'], ['c4'], ['c5'], ['c6']])
})

test('a rule for several selectors is cut between them, and not within their brackets', () => {
  const [, , rule = { conditions: [], text: '' }] = rulesOf(sheet)
  expect(bySelector({ ...rule, conditions: ['@media print'] })).toEqual([
    { conditions: ['@media print'], text: '.c1{color:red}' },
    { conditions: ['@media print'], text: '.c2:not(.c1,[data-a="x,.y"]){color:red}' },
  ])
})
