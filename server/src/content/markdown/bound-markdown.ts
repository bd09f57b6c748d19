import { textLimit } from '@reable/contract/content/rules'

/** Signs before the words of a line, each of which may open a quote or a list in the one before it. */
const mostSigns = 20

/** Signs in one paragraph that may begin or end a link or a stress. The reader’s time grows with their square. */
const mostMarks = 400

const between = /(\n(?:[ \t]*\n|(?= {0,3}[-*+] +\S)))/

const marks = /[\\*_[\]()<>`&!]/g

/** The same text, short and simple enough to be read in no time: what nobody writes by hand is turned into plain words. */
export const boundMarkdown = (written: string): string =>
  written
    .slice(0, textLimit)
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t>*+-]|\d{1,9}[.)]){20,}/gm, (signs) => signs.slice(0, mostSigns))
    .split(between)
    .map((paragraph) => (isTangled(paragraph) ? paragraph.replace(marks, '\\$&') : paragraph))
    .join('')

const isTangled = (paragraph: string) => (paragraph.match(marks)?.length ?? 0) > mostMarks
