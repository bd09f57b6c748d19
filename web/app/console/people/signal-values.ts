import {
  addedWordsError,
  readSignalWords,
  signalNameError,
  signalWarningError,
  signalWordsError,
  warnedFrom,
  weightLimit,
} from '@reable/contract/messages/worry-rules'
import { anyValue } from '../../ui/form/rules.ts'
import type { Signal } from './load-people.ts'

/** A signal as the form shows it; without an id one that is added. */
export type ShownSignal = Omit<Signal, 'id' | 'updated_at_utc'> & Partial<Pick<Signal, 'id' | 'updated_at_utc'>>

/** What the form of a new signal begins with: its reader is warned. */
export const newSignal: ShownSignal = {
  ...{ kind: 'words_together', name: '', weight: warnedFrom, words: [], near_words: [], warning: '', active: true },
}

export type SignalValues = {
  name: string
  weight: string
  words: string
  near_words: string
  warning: string
  active: boolean
}

const wordsError = (text: string) => signalWordsError(readSignalWords(text))

const signalRules = {
  name: (name: string) => signalNameError(name),
  weight: (weight: string) =>
    /^\d{1,2}$/.test(weight.trim()) && Number(weight) <= weightLimit
      ? undefined
      : `The weight is a whole number from 0 to ${weightLimit}`,
  words: wordsError,
  near_words: wordsError,
  warning: (warning: string) => signalWarningError(warning),
  active: anyValue,
}

/** The rules of the form; a new one needs words. */
export const signalRulesFor = (isNew: boolean): typeof signalRules =>
  isNew ? { ...signalRules, words: (text: string) => addedWordsError(readSignalWords(text)) } : signalRules

/** What the form has typed in it, as the API takes it; lists that the form does not show stay as they are. */
export const signalBody = (signal: ShownSignal, values: Partial<SignalValues>) => ({
  name: values.name ?? signal.name,
  weight: Number(values.weight),
  words: values.words === undefined ? signal.words : readSignalWords(values.words),
  near_words: values.near_words === undefined ? signal.near_words : readSignalWords(values.near_words),
  warning: values.warning ?? '',
  active: values.active === true,
})
