/** What was found, in a sentence that says what to do where it is not good. */
export type Finding = { good: boolean; sentence: string }

export const good = (sentence: string): Finding => ({ good: true, sentence })
export const missing = (sentence: string): Finding => ({ good: false, sentence })
