/** When each job that no act queues is due, as cron writes it. */
export const scheduleOf = ({ isProduction, makesBackups }: { isProduction: boolean; makesBackups: boolean }) => [
  { task: 'tend-listings', match: '*/5 * * * *' },
  { task: 'sweep-handovers', match: '*/5 * * * *' },
  { task: 'sweep-restrictions', match: '*/5 * * * *' },
  // What is shown to everybody is made anew once an hour; in the demonstration, where people try it out, at once.
  { task: 'count-impact', match: isProduction ? '5 * * * *' : '* * * * *' },
  { task: 'tell-savers', match: '25 * * * *' },
  { task: 'take-feed', match: '*/30 * * * *' },
  { task: 'refresh-recalls', match: '17 9 * * *' },
  { task: 'check-manuals', match: '37 10 * * *' },
  { task: 'sweep-strays', match: '20 * * * *' },
  { task: 'sweep-contact', match: '30 * * * *' },
  { task: 'sweep-conversations', match: '35 * * * *' },
  { task: 'sweep-done-once', match: '50 * * * *' },
  { task: 'sweep-ended', match: '40 * * * *' },
  { task: 'end-undo', match: '55 * * * *' },
  { task: 'sweep-invitations', match: '45 * * * *' },
  // Monday morning in Vancouver.
  { task: 'mail-volunteer-summary', match: '0 15 * * 1' },
  { task: 'sweep-old', match: '10 * * * *' },
  { task: 'sweep-outbox', match: '15 3 * * *' },
  // Two o'clock at night in Vancouver.
  ...(makesBackups ? [{ task: 'make-backup', match: '0 9 * * *' }] : []),
  // Unconfirmed people of the village stay, however long it runs.
  ...(isProduction ? [{ task: 'sweep-unconfirmed', match: '0 * * * *' }] : []),
]
