/** Settings that there once were, and what takes their place: a start with one of them is refused. */
const retiredSettings: Record<string, string> = {
  DATABASE_REPLICA_URLS: 'replicas are no longer read from: leave it out, DATABASE_URL does everything',
  PROCESSES: 'one process serves: leave it out, and start the program several times to have more (docs/scaling.md)',
  MAIL_IN_LISTEN:
    'mail no longer comes in on a port: use MAIL_IN_IMAP, MAIL_IN_WEBHOOK_SECRET (deploy/post-mail.mjs posts what Postfix takes) or MAIL_IN_MAILGUN_KEY',
}

export const retiredErrors = (env: Record<string, unknown>): string[] =>
  Object.entries(retiredSettings)
    .filter(([name]) => name in env)
    .map(([name, sentence]) => `${name}: ${sentence}`)
