import { StartError } from './start-error.ts'

const knownFaults: [pattern: RegExp, sentence: (folder: string) => string][] = [
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
 * One sentence for what stands in an error or in the last words of initdb or postgres. What nobody foresaw is quoted.
 * `folder` is the one that the person configured.
 */
export function explainFault(fault: unknown, folder: string): StartError {
  if (fault instanceof StartError) return fault
  const text =
    fault instanceof Error ? `${(fault as NodeJS.ErrnoException).code ?? ''} ${fault.message}` : String(fault)
  const known = knownFaults.find(([pattern]) => pattern.test(text))
  const sentence = known
    ? known[1](folder)
    : `The database in ${folder} did not start and may be damaged: ${gist(text)} A backup can be restored into an empty folder.`
  return new StartError(sentence, { cause: fault })
}

function gist(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const said = lines.find((line) => /\b(PANIC|FATAL|error):/.test(line)) ?? lines.findLast(Boolean) ?? 'no reason given'
  const reason = said.replace(/^.*?\b(PANIC|FATAL|error): */, '')
  return `${reason.slice(0, 300).replace(/\.$/, '')}.`
}
