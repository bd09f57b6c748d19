import type { OperationPath } from '../operation.ts'

export const volunteersPaths = {
  listVolunteers: { method: 'GET', path: '/console/volunteers' },
  inviteVolunteer: { method: 'POST', path: '/console/volunteers/invitations' },
  confirmSteward: { method: 'POST', path: '/console/volunteers/invitations/:id/confirmation' },
  withdrawInvitation: { method: 'DELETE', path: '/console/volunteers/invitations/:id' },
  acceptInvitation: { method: 'POST', path: '/api/user/role' },
  changeRole: { method: 'PUT', path: '/console/volunteers/:id/role' },
  listLog: { method: 'GET', path: '/console/log' },
  exportLog: { method: 'POST', path: '/console/log/export' },
} as const satisfies Record<string, OperationPath>
