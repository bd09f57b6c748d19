/** The reason why the program cannot start, as one sentence for the person who starts it. It never contains a password. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What initdb, postgres and the system say, and what it means; FOLDER is the data folder. */
const knownErrors: [pattern: RegExp, sentence: string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota|[Cc]heck free disk space|wrote only/,
    'The disk that holds FOLDER is full.',
  ],
  [/EROFS|Read-only file system/, 'The folder FOLDER is read-only.'],
  [/ENOTDIR|EEXIST|Not a directory/, 'FOLDER cannot be the data folder: there is a file in its way.'],
  [
    /EACCES|EPERM|Permission denied|invalid permissions|wrong ownership/i,
    'The folder FOLDER belongs to another user or is closed to this one: choose another DATA_DIR.',
  ],
  [
    /database files are incompatible/,
    'The database in FOLDER was made by another version of PostgreSQL than this program carries: make a backup with the program that made it and restore it into an empty folder.',
  ],
  [
    /Cannot find module|spawn.*ENOENT|ENOEXEC|error while loading shared libraries/,
    'There is no embedded PostgreSQL that runs on this system, or npm was kept from running its install script: set DATABASE_URL to a PostgreSQL of yours.',
  ],
  [
    /could not create shared memory|could not (map|resize) .*shared memory|Cannot allocate memory/,
    'There is not enough free memory for the database.',
  ],
]

/**
 * Makes a StartError, with one sentence, of an error or of the last output of initdb or postgres. An unknown error is quoted.
 * `folder` is the one that the person configured.
 */
export function toStartError(cause: unknown, folder: string): StartError {
  if (cause instanceof StartError) return cause
  const text = cause instanceof Error ? cause.message : String(cause)
  const known = knownErrors.find(([pattern]) => pattern.test(text))?.[1]
  const unknown = `The database in FOLDER did not start and may be damaged: ${summaryOf(text)}. A backup can be restored into an empty folder.`
  return new StartError(
    (known ?? unknown).replace('FOLDER', () => folder),
    { cause },
  )
}

function summaryOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const last = lines.find((line) => /\b(PANIC|FATAL|error):/.test(line)) ?? lines.findLast(Boolean) ?? 'no reason given'
  const reason = last.replace(/^.*?\b(PANIC|FATAL|error): */, '')
  return reason.slice(0, 300).replace(/\.$/, '')
}
