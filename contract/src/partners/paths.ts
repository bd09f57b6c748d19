import type { OperationPath } from '../operation.ts'

export const partnersPaths = {
  listEditedPartners: { method: 'GET', path: '/console/partners' },
  createPartner: { method: 'POST', path: '/console/partners' },
  getPartner: { method: 'GET', path: '/console/partners/:id' },
  changePartner: { method: 'PUT', path: '/console/partners/:id' },
  listPartnerVersions: { method: 'GET', path: '/console/partners/:id/versions' },
  inviteMember: { method: 'POST', path: '/console/partners/:id/invitations' },
  removeMember: { method: 'DELETE', path: '/console/partners/:id/members/:person' },
  acceptMembership: { method: 'POST', path: '/api/user/partner' },
} as const satisfies Record<string, OperationPath>
