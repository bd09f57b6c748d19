import type { OperationPath } from '../operation.ts'

export const factorPaths = {
  getSecondFactor: { method: 'GET', path: '/auth/factor' },
  proveFactor: { method: 'POST', path: '/auth/factor/proof' },
  challengeFactor: { method: 'POST', path: '/auth/factor/challenge' },
  beginTotp: { method: 'POST', path: '/auth/factor/totp' },
  confirmTotp: { method: 'PUT', path: '/auth/factor/totp' },
  removeTotp: { method: 'POST', path: '/auth/factor/totp/removal' },
  renewRecoveryCodes: { method: 'POST', path: '/auth/factor/recovery_codes' },
  beginPasskey: { method: 'POST', path: '/auth/factor/passkeys' },
  addPasskey: { method: 'PUT', path: '/auth/factor/passkeys' },
  removePasskey: { method: 'POST', path: '/auth/factor/passkeys/:id/removal' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions/others' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
} as const satisfies Record<string, OperationPath>
