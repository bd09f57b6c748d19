const codes = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENOENT',
  ],
  // It is shutting down, was killed, is starting; it became a replica, so that nothing can be written there.
  ...['57P01', '57P02', '57P03', '25006'],
])

/** True for the failure of a statement that no database could do: nobody answers there, or it is about to go or to come. */
export function isUnreachable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    codes.has(code) ||
    code.startsWith('08') ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message,
    )
  )
}
