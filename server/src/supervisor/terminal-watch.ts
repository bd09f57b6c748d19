import { closeSync, openSync } from 'node:fs'
import { Stopped } from '../stop-signal.ts'

export type TerminalWatch = { gone: AbortSignal; onHangUp(restart: () => void): void }

/** SIGHUP comes from a person or a service manager, or because the terminal is gone in which the program was started. */
export function watchTerminal(terminal = '/dev/tty'): TerminalWatch {
  const gone = new AbortController()
  const hadTerminal = canOpen(terminal)
  let onHangUp = () => {}
  process.on('SIGHUP', () => {
    if (hadTerminal && !canOpen(terminal)) gone.abort(new Stopped('SIGHUP'))
    else onHangUp()
  })
  return {
    gone: gone.signal,
    onHangUp: (restart) => {
      onHangUp = restart
    },
  }
}

function canOpen(terminal: string): boolean {
  try {
    closeSync(openSync(terminal, 'r'))
    return true
  } catch {
    return false
  }
}
