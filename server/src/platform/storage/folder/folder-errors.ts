const diskFullCodes = ['ENOSPC', 'EDQUOT']

/** Returns the same error, or for a full disk one whose message is a sentence for whoever runs the machine. */
export function explainDiskError(error: unknown): unknown {
  if (!diskFullCodes.includes(codeOf(error))) return error
  return new Error('The disk that keeps the files is full: nothing was stored.', { cause: error })
}

/** Returns the operation's result, or undefined when there is no such file. Other errors are thrown. */
export async function undefinedWhenAbsent<Result>(operation: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(codeOf(error))) return undefined
    throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? ''
}
