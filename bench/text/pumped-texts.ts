import type { Figure, Measurement } from '../measurement.ts'
import { type Reader, readers } from './readers.ts'

/** What is repeated: what readers look for, what stands between, and what is written in many ways. */
const pieces = [
  ...['a', 'A', ' ', '\n', '\t', '\r\n', ' \n', '\n ', '\n\n', '\u00a0', '\u200b', '\u0301', '\u0323\u0301', 'a\u0301'],
  ...[
    '-',
    '- ',
    '-a',
    'a-',
    '_',
    '"',
    "'",
    '“',
    '"a" ',
    ',',
    ';',
    ':',
    '?',
    '=',
    '|',
    '!',
    '$',
    '#',
    '.',
    '..',
    '/',
    '//',
    '\\',
  ],
  ...[
    '0',
    '1',
    '1 ',
    '1,',
    '1.',
    '1/',
    '1 1/',
    '⅛',
    '½ ',
    'l',
    'o',
    'o1',
    '|l1',
    'one ',
    'half ',
    'and ',
    'a and ',
    'hundred ',
  ],
  ...['18 x ', '5 ft ', 'width ', 'x ', 'zz -', 'salt - ', 'or ', 'a ', 'I '],
  ...['(', ')', '()', '[', ']', '[](', '[a](', '{', '}', '{}', '<', '>', '> ', '<a', '<!--', '&', '&lt;', '%2e'],
  ...['*', '**', '_a__', '`', '\n- ', '\n1. ', '\n> ', '>a\n', '---\n', '__\n'],
  ...['@', 'a@', 'a@a.', 'a.', '.a', 'http://', 'https://a', 'www.', 'http://interac', 'etransfer', 'e', 'xn--'],
  ...['On ', 'wrote:\n', 'From: ', 'From: a\n', 'Sent from ', '-- \n'],
  ...['\ud83d', '👩‍🦽', 'א', 'ก็', 'ਕੁ', '你', 'ﷺ', '㍿', '\u1100\u1161\u11a8'],
]

/** What stands around them, so that a pattern begins and then fails. */
const frames = [
  ['', ''],
  ['a', '!'],
  ['http://interac', 'q.com'],
] as const

/** Milliseconds of this thread's processor. */
const most = 200
/** How much longer ten times the text may take. */
const growth = 20

function timeOf({ read }: Reader, text: string): number {
  const before = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The best of three, unless the first is far within what is asked for. */
function bestOf(reader: Reader, text: string): number {
  let best = timeOf(reader, text)
  for (let tries = 1; tries < 3 && best > most / 4; tries++) best = Math.min(best, timeOf(reader, text))
  return best
}

type Slow = { reader: string; text: string; milliseconds: number }

function* textsOf(length: number) {
  for (const piece of pieces)
    for (const [before, behind] of frames)
      yield `${before}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}${behind}`
}

/** Returns where a reader takes too long for its longest text, and where ten times as much takes more than twenty times as long. */
export function slowTexts(reader: Reader): { slow: Slow[]; growing: Slow[] } {
  const [slow, growing]: [Slow[], Slow[]] = [[], []]
  const long = textsOf(10 * reader.most)
  for (const text of textsOf(reader.most)) {
    const longText = long.next().value ?? ''
    const found = { reader: reader.name, text: JSON.stringify(text.slice(0, 40)) }
    const milliseconds = bestOf(reader, text)
    if (milliseconds > most) {
      slow.push({ ...found, milliseconds })
      continue
    }
    const tenfold = bestOf(reader, longText)
    if (tenfold > most && tenfold > growth * milliseconds) growing.push({ ...found, milliseconds: tenfold })
  }
  return { slow, growing }
}

export const pumpedTexts: Measurement = {
  name: 'pumped-texts',
  description: 'every function that reads what strangers write, on texts that repeat one thing over and over',
  async run() {
    const all = await readers()
    const found: ReturnType<typeof slowTexts> = { slow: [], growing: [] }
    for (const reader of all) {
      const { slow, growing } = slowTexts(reader)
      for (const { reader: name, text, milliseconds } of [...slow, ...growing])
        process.stdout.write(`${name}: ${text}… ${Math.round(milliseconds)} ms\n`)
      found.slow.push(...slow)
      found.growing.push(...growing)
    }
    const figure = (name: string, value: number): Figure => ({ name, value, unit: '', target: { most: 0 } })
    return [
      { name: 'functions', value: all.length, unit: '', target: { least: 200 } },
      figure(`texts of the greatest length over ${most} ms`, found.slow.length),
      figure(`ten times as long, over ${growth} times as slow`, found.growing.length),
    ]
  },
}
