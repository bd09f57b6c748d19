import type { OperationPath } from '../operation.ts'

const conversations = '/api/user/conversations'

export const messagesPaths = {
  sendMessage: { method: 'POST', path: '/messages' },
  getMessageLimit: { method: 'GET', path: '/messages/limit' },
  listSentMessages: { method: 'GET', path: '/api/user/messages' },
  listConversations: { method: 'GET', path: conversations },
  countUnread: { method: 'GET', path: `${conversations}/unread` },
  getConversation: { method: 'GET', path: `${conversations}/:id` },
  writeMessage: { method: 'POST', path: `${conversations}/:id/messages` },
  sendLeftOut: { method: 'POST', path: `${conversations}/:id/left_out` },
  markRead: { method: 'POST', path: `${conversations}/:id/read` },
  muteConversation: { method: 'PUT', path: `${conversations}/:id/mute` },
  unmuteConversation: { method: 'DELETE', path: `${conversations}/:id/mute` },
  blockPartner: { method: 'PUT', path: `${conversations}/:id/block` },
  unblockPartner: { method: 'DELETE', path: `${conversations}/:id/block` },
  readByLink: { method: 'POST', path: '/api/conversations/read_by_link' },
} as const satisfies Record<string, OperationPath>
