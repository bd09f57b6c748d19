import type { Options } from './options.ts'
import { type Figure, figure, none } from './table.ts'
import { type Reader, readers } from './text-readers.ts'

/** What is repeated: what readers look for, what stands between, and what is written in many ways. */
const pieces = [
  ...[...'aA \n\t\u00a0\u200b\u0301-_"\'“,;:?=|!$#./\\01⅛lo()[]{}<>*`&א你ﷺ㍿\ud83d'],
  ...['\r\n', ' \n', '\n ', '\n\n', '\u0323\u0301', 'a\u0301', '👩‍🦽', 'ก็', 'ਕੁ', '\u1100\u1161\u11a8'],
  ...['- ', '-a', 'a-', '"a" ', '..', '//', '1 ', '1,', '1.', '1/', '1 1/', '½ ', 'o1', '|l1', 'one ', 'half ', 'and '],
  ...['a and ', 'hundred ', '18 x ', '5 ft ', 'width ', 'x ', 'zz -', 'salt - ', 'or ', 'a ', 'I ', '()', '[]', ']('],
  ...['[a](', '{}', '> ', '<a', '<!--', '&lt;', '%2e', '**', '_a__', '\n- ', '\n1. ', '\n> ', '>a\n', '---\n', '__\n'],
  ...['@', 'a@', 'a@a.', 'a.', '.a', 'http://', 'https://a', 'www.', 'http://interac', 'etransfer', 'e', 'xn--'],
  ...['On ', 'wrote:\n', 'From: ', 'From: a\n', 'Sent from ', '-- \n'],
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

/** Every function that reads what strangers write, on long texts that repeat one thing over and over. */
export async function text({ short }: Options): Promise<Figure[]> {
  const all = await readers()
  let [slow, growing] = [0, 0]
  for (const reader of all.filter((_, at) => !short || at % 20 === 0)) {
    const long = textsOf(10 * reader.most)
    for (const text of textsOf(reader.most)) {
      const longText = long.next().value ?? ''
      const milliseconds = bestOf(reader, text)
      const tenfold = milliseconds > most ? Number.NaN : bestOf(reader, longText)
      if (milliseconds > most) slow++
      else if (tenfold > most && tenfold > growth * milliseconds) growing++
      else continue
      const shown = JSON.stringify(text.slice(0, 40))
      process.stdout.write(
        `  ${reader.name}: ${shown}… ${milliseconds.toFixed()} ms, tenfold ${tenfold.toFixed()} ms\n`,
      )
    }
  }
  return [
    figure('functions', all.length, '', { atLeast: 200 }),
    none(`texts of the greatest length over ${most} ms`, slow),
    none(`ten times as long, over ${growth} times as slow`, growing),
  ]
}

function* textsOf(length: number) {
  for (const piece of pieces)
    for (const [before, behind] of frames)
      yield `${before}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}${behind}`
}

/** The best of three, unless the first is far within the limit. */
function bestOf({ read }: Reader, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && best > most / 4; tries++) {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}
