import { fold, joinLines, type Lines, linesOf } from './lines.ts'
import type { OwnMail } from './own-mail.ts'
import { foldQuotes, quoteSigns, type Said } from './quotes.ts'
import { foldSignatures } from './signatures.ts'

/** What somebody wrote in an answer by mail, and what else stood in it: quoted parts and signatures, kept for them alone. */
export type SplitReply = {
  body: string
  folded: string
  /** True where nothing would have been left: then `body` is all there was. */
  whole: boolean
}

/** What is known of an answer beside its text; `name` is the writer's full name, as the head of their email has it. */
export type KnownReply = OwnMail & Said & { name: string }

/**
 * Splits the text of an answer into what somebody wrote, and quotes and signatures. Hidden is only what is shown to be one: a quote by
 * what we know of our own emails, whatever its language and program. Takes time in proportion to the text.
 */
export function splitReply(text: string, known: KnownReply): SplitReply {
  const lines = linesOf(text)
  foldQuotes(lines, known)
  foldSignatures(lines, known)
  const body = joinLines(lines, false)
  const folded = foldedText(lines)
  if (body || withholdQuote(folded, known).folded) return { body, folded, whole: false }
  return { body: folded, folded: '', whole: true }
}

/** The last guard: keeps back a text from the first paragraph on in which something shows that one of our emails is quoted. */
export function withholdQuote(text: string, own: OwnMail): { remaining: string; folded: string } {
  const lines = linesOf(text)
  const isSign = quoteSigns(lines.bare, own)
  let begin = lines.bare.findIndex((_, index) => isSign(index))
  if (begin < 0 && !lines.beyond) return { remaining: text, folded: '' }
  if (begin < 0) begin = lines.bare.length
  while (begin < lines.bare.length && lines.bare[begin - 1]) begin--
  fold(lines, begin, lines.bare.length)
  return { remaining: joinLines(lines, false), folded: foldedText(lines) }
}

const foldedText = (lines: Lines) => [joinLines(lines, true), lines.beyond.trim()].filter(Boolean).join('\n')
