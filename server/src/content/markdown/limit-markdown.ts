import { textLimit } from '@reable/contract/content/rules'
import { harmlessText } from '@reable/contract/text/harmless-text'

/** Characters before the text of a line, each of which may nest another quote or list. */
const maxSigns = 20

/** Characters in one paragraph that may start or end a link or emphasis. The parser’s time grows with their square. */
const maxMarks = 400

/** Lines of - or = in one text, each of which may make a heading of the line above. The parser’s time grows with their square. */
const maxUnderlines = 200

const paragraphBreak = /(\n(?:[ \t]*\n|(?= {0,3}[-*+] +\S)))/

/** Within a list or a quote too. */
const underline = /^[ \t>]{0,20}[-=]+[ \t]*$/gm

const marks = /[\\*_[\]()<>`&!]/g

/** Returns the same text, short and simple enough to be parsed fast: markup that nobody writes by hand is escaped. */
export const limitMarkdown = (markdown: string): string =>
  withFewUnderlines(harmlessText(markdown, { length: textLimit }).replace(/\r\n?/g, '\n'))
    .replace(/^(?:[ \t>*+-]|\d{1,9}[.)]){20,}/gm, (signs) => signs.slice(0, maxSigns))
    .split(paragraphBreak)
    .map((paragraph) => (isTangled(paragraph) ? paragraph.replace(marks, '\\$&') : paragraph))
    .join('')

const isTangled = (paragraph: string) => (paragraph.match(marks)?.length ?? 0) > maxMarks

const withFewUnderlines = (markdown: string) =>
  (markdown.match(underline)?.length ?? 0) > maxUnderlines
    ? markdown.replace(underline, (line) => line.replace(/[-=]/, '\\$&'))
    : markdown
