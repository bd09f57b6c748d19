import { StartError } from './start-error.ts'

const knownErrors: [pattern: RegExp, sentence: (folder: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota|[Cc]heck free disk space|wrote only/,
    (folder) => `The disk that holds ${folder} is full.`,
  ],
  [/EROFS|Read-only file system/, (folder) => `The folder ${folder} is read-only.`],
  [/ENOTDIR|EEXIST|Not a directory/, (folder) => `${folder} cannot be the data folder: there is a file in its way.`],
  [
    /EACCES|EPERM|Permission denied|invalid permissions|wrong ownership/i,
    (folder) => `The folder ${folder} belongs to another user or is closed to this one: choose another DATA_DIR.`,
  ],
  [
    /ENOENT.*spawn|spawn.*ENOENT|ENOEXEC|error while loading shared libraries/,
    () => 'The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL of yours.',
  ],
  [
    /could not create shared memory|could not (map|resize) .*shared memory|Cannot allocate memory/,
    () => 'There is not enough free memory for the database.',
  ],
]

/**
 * Makes a StartError, with one sentence, of an error or of the last output of initdb or postgres. An unknown error is quoted.
 * `folder` is the one that the person configured.
 */
export function toStartError(cause: unknown, folder: string): StartError {
  if (cause instanceof StartError) return cause
  const text =
    cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}` : String(cause)
  const match = knownErrors.find(([pattern]) => pattern.test(text))
  const sentence = match
    ? match[1](folder)
    : `The database in ${folder} did not start and may be damaged: ${summaryOf(text)} A backup can be restored into an empty folder.`
  return new StartError(sentence, { cause })
}

function summaryOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const errorLine =
    lines.find((line) => /\b(PANIC|FATAL|error):/.test(line)) ?? lines.findLast(Boolean) ?? 'no reason given'
  const reason = errorLine.replace(/^.*?\b(PANIC|FATAL|error): */, '')
  return `${reason.slice(0, 300).replace(/\.$/, '')}.`
}
