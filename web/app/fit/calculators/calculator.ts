import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitAnswers, FitQuestion } from '@reable/contract/fit/types'

/** A link to the listings that match. */
export type ListingsLink = { label: string; to: string }

/** One thing that a calculator found: in words, to scale, and where the listings are that match. */
export type Finding = {
  /** "Seat width" */
  title: string
  /** "17 to 18 in (43 to 46 cm)" */
  size: string
  /** What that means, in a sentence or two. */
  text: string
  /** The two sides of a check's drawing to scale, as a listing's check would name them. */
  drawing?: { name: string; listingValue: number; personValue: number }
  links?: readonly ListingsLink[]
}

/** What a calculator asks: one of the questions of fit, under a short name for its error messages. */
export type Asked = { question: FitQuestion; label: string }

export function asked(name: string, label: string): Asked {
  const question = fitQuestions.find((one) => one.name === name)
  if (!question) throw new Error(`there is no question ${name}`)
  return { question, label }
}

export type Calculator = {
  /** The last part of its address. */
  name: string
  title: string
  /** What one types and what one learns, in a sentence or two. */
  about: string
  /** The drawing that stands for it: one of its questions. */
  drawing: string
  /** One answer at least is needed; the others can stay empty. */
  asks: readonly Asked[]
  /** The error where nothing is answered. */
  nothingTyped: string
  find: (answers: FitAnswers) => readonly Finding[]
  /** Listings of the things that all of it is about. */
  links?: readonly ListingsLink[]
  /** What to keep in mind, under what was found. */
  note: string
}
