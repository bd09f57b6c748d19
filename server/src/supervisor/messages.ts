/** What a process sends to its supervisor once it does its part: it listens, or works the queue. */
export const started = 'started'

/** What the supervisor sends to a process that a newer one has taken the place of. */
export const leave = 'leave'
