import { organisation } from '@reable/contract/organisation'
import { fold, isWritten, type Lines, quoteMarks } from './lines.ts'
import {
  containsOurs,
  endsInColon,
  endsSentence,
  hasDate,
  hasTime,
  isAddressee,
  isLabelled,
  isSeparator,
  type OwnMail,
  opensWithOwnAddress,
} from './own-mail.ts'

/** What a quote repeats of the conversation: the subject, and what was said in it so far. */
export type Said = { subject: string; said: string[] }

type Signs = { isSign: (index: number) => boolean; isSaid: (line: string) => boolean }

/**
 * Folds the lines that quote other emails. Nothing is a quote without a sign: our own email in it or above it, or words of the
 * conversation below a mark. A reply below a quote, or within one, stays.
 */
export function foldQuotes(lines: Lines, known: OwnMail & Said): void {
  const { text, bare, marked } = lines
  const signs = { isSign: quoteSigns(bare, known), isSaid: saidIn(known) }
  const titled = labelBlocks(bare, (line) => isTitle(line, known.subject))
  const footer = lastFooterLine(bare)
  /** The marks that were shown to be those of a program: more of them, further down, are quotes as well. */
  const programMarks = new Set<string>()
  let index = 0
  while (index < bare.length) {
    if (text[index]?.startsWith(quoteMarks.rest))
      index = foldUnmarked(lines, { begin: withSeparators(lines, index), headEnd: index + 1, footer }, signs)
    else if (marked[index]) {
      const end = markedEnd(lines, index)
      const mark = markOf(text[index])
      if (programMarks.has(mark) || isMarkedQuote(lines, { begin: index, end }, signs)) {
        programMarks.add(mark)
        foldMarked(lines, index, end)
      }
      index = end
    } else if (bare[index] && (signs.isSign(index) || titled[index])) {
      const headEnd = endOfHead(lines, index)
      const begin = beginOfHead(lines, index)
      const next = nextWritten(bare, headEnd)
      if (marked[next]) {
        programMarks.add(markOf(text[next]))
        fold(lines, begin, headEnd)
        index = headEnd
      } else index = foldUnmarked(lines, { begin, headEnd, footer }, signs)
    } else index++
  }
}

/**
 * Returns a function that says whether a line shows that one of our emails is quoted there. A sign that is broken over two lines belongs to
 * the first.
 */
export function quoteSigns(bare: string[], own: OwnMail): (index: number) => boolean {
  const ours = bare.map((line) => containsOurs(line, own))
  const dated = labelBlocks(bare, hasTime)
  return (index) => {
    const [line = '', next = ''] = [bare[index], bare[index + 1]]
    if (ours[index] || opensWithOwnAddress(line, own)) return true
    if (dated[index] && isAddressee(line, own)) return true
    return (
      next !== '' && !ours[index + 1] && [`${line} ${next}`, line + next].some((joined) => containsOurs(joined, own))
    )
  }
}

/** Marks the lines of each block of labels, such as Outlook writes above a quote, that has a line of this kind. */
function labelBlocks(bare: string[], isOfKind: (line: string) => boolean): boolean[] {
  const blocks = bare.map(() => false)
  for (let start = 0, end = 0; start < bare.length; start = end + 1) {
    end = start
    while (isLabelled(bare[end])) end++
    if (end - start >= 2 && bare.slice(start, end).some(isOfKind)) blocks.fill(true, start, end)
  }
  return blocks
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Shorter lines are in many messages. */
const minSaidLength = 6

/** True for a label with the email's own subject, whatever programs and filters have put before either. */
function isTitle(line: string, subject: string): boolean {
  const [titled, own] = [line, subject].map((text) => plain(text.slice(lastColon(text) + 1))) as [string, string]
  return Math.min(titled.length, own.length) >= minSaidLength && (titled.endsWith(own) || own.endsWith(titled))
}

const lastColon = (text: string) => Math.max(text.lastIndexOf(':'), text.lastIndexOf('：'))

/** Lines of one email that are looked for in the conversation. */
const maxSaidLines = 200

/** Returns a function that says whether a line repeats words of the conversation. */
function saidIn({ subject, said }: Said): (line: string) => boolean {
  const words = [subject, ...said].map(plain)
  let looked = 0
  return (line) => {
    const wanted = plain(line)
    return wanted.length >= minSaidLength && looked++ < maxSaidLines && words.some((text) => text.includes(wanted))
  }
}

/** The last line of an email of ours: what stands below it was written by somebody. */
const lastFooterLine = (bare: string[]): number =>
  bare.findLastIndex((line) => line.includes(organisation.postalAddress))

const markOf = (line = '') => line.trimStart().charAt(0)

function markedEnd({ marked }: Lines, from: number): number {
  let end = from
  while (marked[end]) end++
  return end
}

function nextWritten(bare: string[], from: number): number {
  let index = from
  while (index < bare.length && !bare[index]) index++
  return index
}

/** The line above with words in it; -1 where that is folded, or there is none. */
function writtenAbove(lines: Lines, from: number): number {
  let index = from - 1
  while (index >= 0 && !lines.bare[index]) index--
  return isWritten(lines, index) && !lines.marked[index] ? index : -1
}

const isAttribution = (line = '') => endsInColon(line) && hasDate(line)

/** True where marked lines are shown to be a quote; others were written so, such as ">18 in wide". */
function isMarkedQuote(
  lines: Lines,
  { begin, end }: { begin: number; end: number },
  { isSign, isSaid }: Signs,
): boolean {
  const above = lines.bare[writtenAbove(lines, begin)] ?? ''
  if (isAttribution(above) && above.includes('@')) return true
  return lines.bare
    .slice(begin, end)
    .some(
      (line, at) =>
        lines.text[begin + at]?.startsWith(quoteMarks.line) ||
        isSign(begin + at) ||
        isSaid(line) ||
        isAttribution(line),
    )
}

/** Folds marked lines, with what stands above them to say whose they are. */
function foldMarked(lines: Lines, begin: number, end: number): void {
  const above = writtenAbove(lines, begin)
  const head = lines.bare[above] ?? ''
  fold(lines, isAttribution(head) || isSeparator(head) ? beginOfHead(lines, above) : begin, end)
}

/** Folds a quote without marks to its end, and returns that: below our email, whose last line is known, somebody may have written. */
function foldUnmarked(
  lines: Lines,
  { begin, headEnd, footer }: { begin: number; headEnd: number; footer: number },
  { isSign, isSaid }: Signs,
): number {
  const { bare } = lines
  let end = bare.length
  if (footer >= headEnd) {
    end = footer + 1
    while (isWritten(lines, end)) end++
  } else if (!isLabelled(bare[begin]) && !bare.some((_, index) => index < begin && isWritten(lines, index))) {
    // An attribution above everything: what stands below it is an answer, unless it repeats what was sent.
    if (!bare.some((line, index) => index >= headEnd && (isSign(index) || isSaid(line)))) end = headEnd
  }
  fold(lines, begin, end)
  return end
}

/** Where what stands above a quote begins: its labels, its attribution or its paragraph, with the ruled line before it. */
function beginOfHead(lines: Lines, index: number): number {
  if (isLabelled(lines.bare[index])) return withSeparators(lines, labelsBegin(lines, index))
  if (isAttributed(lines, index)) return withSeparators(lines, attributionBegin(lines, index))
  return withSeparators(lines, paragraphBegin(lines, index))
}

function withSeparators(lines: Lines, index: number): number {
  let begin = index
  let above = writtenAbove(lines, begin)
  while (isSeparator(lines.bare[above])) {
    begin = above
    above = writtenAbove(lines, begin)
  }
  return begin
}

function labelsBegin(lines: Lines, index: number): number {
  let begin = index
  while (isWritten(lines, begin - 1) && isLabelled(lines.bare[begin - 1])) begin--
  return begin
}

/** True for the line of an attribution that says who wrote; others with a sign are within what is quoted. */
const isAttributed = (lines: Lines, index: number): boolean => {
  const line = lines.bare[index] ?? ''
  const next = nextWritten(lines.bare, index + 1)
  return hasDate(line) || attributionEnd(lines, index) > index || isSeparator(line) || lines.marked[next] === true
}

/** Programs break an attribution at 72 letters or so: its date may stand one or two lines above its name. */
function attributionBegin(lines: Lines, index: number): number {
  for (let begin = index; begin > index - 3; begin--) {
    if (hasDate(lines.bare[begin])) return begin
    if (!isWritten(lines, begin - 1) || lines.marked[begin - 1] || endsSentence(lines.bare[begin - 1])) break
  }
  return index
}

/** The line in which an attribution ends, by a colon or by dashes, within the next three; else 0. */
function attributionEnd(lines: Lines, index: number): number {
  for (let end = index; end < index + 4 && isWritten(lines, end) && !lines.marked[end]; end++)
    if (endsInColon(lines.bare[end]) || lines.bare[end]?.endsWith('---')) return end + 1
  return 0
}

/** How far above a sign the labels of its quote are looked for. */
const maxLinesAbove = 60

/** Where the paragraph begins that a sign is in; or the labels above it, if such stand there. */
function paragraphBegin(lines: Lines, index: number): number {
  let begin = index
  while (isWritten(lines, begin - 1)) begin--
  for (let above = begin - 1; above >= Math.max(0, begin - maxLinesAbove); above--) {
    if (!isLabelled(lines.bare[above])) continue
    const first = labelsBegin(lines, above)
    if (above - first >= 2) return first
    above = first
  }
  return begin
}

function endOfHead(lines: Lines, index: number): number {
  if (!isLabelled(lines.bare[index])) return Math.max(attributionEnd(lines, index), index + 1)
  let end = index + 1
  while (isWritten(lines, end) && !lines.marked[end]) end++
  return end
}
