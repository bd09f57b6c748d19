/** How the place itself does, with the exact texts: judged by the server, shown in the volunteers' room, printed by `npm run doctor`. */

/** From the best to the worst; a monitor reads them as exit codes 0, 1 and 2. */
export const levels = ['good', 'weak', 'broken'] as const

export type Level = (typeof levels)[number]

/** The worst of some levels; good where there are none. */
export const worstOf = (found: readonly Level[]): Level => levels.findLast((level) => found.includes(level)) ?? 'good'

/** What the volunteers' room says first. */
export const headlines: Record<Level, string> = {
  good: 'Everything works.',
  weak: 'It works, but something needs a look.',
  broken: 'Something does not work.',
}

/** What a volunteer can do about it, who need not know how the place is run. */
export const askWhoRunsIt = 'Please tell whoever runs the server, and send them this page.'

/** In milliseconds: how long something may wait before that is worth a look, and before it counts as broken. */
export const longestWaits = {
  jobs: { weak: 5 * 60_000, broken: 60 * 60_000 },
  // A mail that the server put off is tried again after a quarter of an hour at most.
  mails: { weak: 20 * 60_000, broken: 4 * 3_600_000 },
} as const

/** In milliseconds, of the last backup that was tried and found equal. One is made each night. */
export const backupAges = { weak: 30 * 3_600_000, broken: 8 * 24 * 3_600_000 } as const

/** Of the disk, in bytes: below the one it needs a look, below the other nothing can be stored soon. */
export const leastFree = { weak: 2 * 2 ** 30, broken: 200 * 2 ** 20 } as const

/** So many listings that reports hid within an hour need a look: somebody may be taking down what has nothing wrong with it. */
export const manyHidden = { weak: 5, broken: 20 } as const

/** What became of a mail, in the words of the room and in the order of its plot. */
export const mailOutcomes = {
  sent: 'Sent',
  waiting: 'Waiting',
  lapsed: 'Not needed any more',
  refused: 'Refused by their mail server',
  given_up: 'Given up after 3 days',
  unknown: 'Not known whether it went',
} as const

export type MailOutcome = keyof typeof mailOutcomes

/** What waits, in the words of the room and in the order of its plot. */
export const waitingNames = {
  jobs: 'Work in the background',
  mails: 'Mails',
  photos: 'Photos on their way in',
  listings: 'Reports about listings',
  people: 'Reports about people',
  messages: 'Messages held for a look',
} as const

export type WaitingName = keyof typeof waitingNames
