import type { FitAnswers, FitCheck, ListingMeasures } from './types.ts'

/** What a check comes to, as a card says it: "close: seat 1 in wide". */
export function saidBy(check: FitCheck, answers: FitAnswers, measures: ListingMeasures): string {
  const { outcome, brief } = check.judge(answers, measures)
  return `${outcome}: ${brief()}`
}
