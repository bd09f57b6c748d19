import type { listSignals } from '#messages'

type Signal = Awaited<ReturnType<typeof listSignals>>[number]

/** What makes a message worrying as its versions hold it, in the fields of its change. */
export const signalFieldsOf = ({ name, weight, words, near_words, warning, active }: Signal) => ({
  ...{ name, weight, words, near_words, warning, active },
})
