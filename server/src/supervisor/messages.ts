/** What a process sends to its supervisor once it does its part: it listens, or works the queue. */
export const started = 'started'

/** What the supervisor sends to a process that a newer one has taken the place of. */
export const leave = 'leave'

/**
 * Processes ask each other through the supervisor, which knows them all and looks at nothing: one asks, the supervisor says of how many it
 * has asked it, each of them answers, and the answers go back. `id` is the asker's own number of a question.
 */
export type Relayed =
  | { relayed: 'question'; id: number }
  | { relayed: 'asked'; id: number; processes: number }
  | { relayed: 'request'; id: number; from: number }
  | { relayed: 'answer'; id: number; to: number; answer: unknown }

export const isRelayed = (message: unknown): message is Relayed =>
  typeof message === 'object' && message !== null && 'relayed' in message
