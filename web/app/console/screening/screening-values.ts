import { readSignalWords, signalNameError, signalWordsError } from '@reable/contract/messages/worry-rules'
import {
  type ScreeningAction,
  screeningActionError,
  screeningKindTexts,
  screeningThresholdError,
  screeningWeightError,
} from '@reable/contract/screening/rules'
import { anyValue } from '../../ui/form/rules.ts'
import type { ScreeningSignal } from './load-screening.ts'

export type ScreeningValues = {
  name: string
  action: string
  threshold: string
  weight: string
  words: string
  active: boolean
}

const numberOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** The rules of the form; of what a kind does not have, nothing is asked. */
export const screeningRulesFor = ({ kind }: Pick<ScreeningSignal, 'kind'>) => {
  const texts = screeningKindTexts[kind]
  return {
    name: (name: string) => signalNameError(name),
    action: (action: string) => screeningActionError(kind, action as ScreeningAction),
    threshold: (typed: string) => (texts.threshold ? screeningThresholdError(kind, numberOf(typed)) : undefined),
    weight: (typed: string) => (texts.weight ? screeningWeightError(numberOf(typed)) : undefined),
    words: (text: string) => (texts.words ? signalWordsError(readSignalWords(text)) : undefined),
    active: anyValue,
  }
}

/** What the form has typed in it, as the API takes it; what it does not show stays as it is. */
export function screeningBody(signal: ScreeningSignal, values: Partial<ScreeningValues>) {
  const { threshold, weight, words } = screeningKindTexts[signal.kind]
  return {
    name: values.name ?? signal.name,
    action: (values.action ?? signal.action) as ScreeningAction,
    threshold: threshold ? numberOf(values.threshold ?? '') : signal.threshold,
    weight: weight ? numberOf(values.weight ?? '') : signal.weight,
    words: words ? readSignalWords(values.words ?? '') : signal.words,
    active: values.active === true,
  }
}
