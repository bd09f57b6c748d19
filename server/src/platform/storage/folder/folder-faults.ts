const noRoom = ['ENOSPC', 'EDQUOT']

/** The same fault, or for a disk without room an Error whose message is a sentence for whoever runs the machine. */
export function inClearWords(error: unknown): unknown {
  if (!noRoom.includes(codeOf(error))) return error
  return new Error('The disk that keeps the files is full: nothing was stored.', { cause: error })
}

/** What `look` finds, or undefined when there is no such file. Every other fault stays one. */
export async function undefinedWhenAbsent<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await look()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(codeOf(error))) return undefined
    throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? ''
}
