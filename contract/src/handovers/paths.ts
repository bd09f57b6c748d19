import type { OperationPath } from '../operation.ts'

const conversation = '/api/user/conversations/:id'

export const handoversPaths = {
  getHandover: { method: 'GET', path: `${conversation}/handover` },
  sendQuickAnswer: { method: 'POST', path: `${conversation}/answers` },
  promiseListing: { method: 'PUT', path: `${conversation}/promise` },
  endPromise: { method: 'DELETE', path: `${conversation}/promise` },
  joinWaitingList: { method: 'PUT', path: `${conversation}/waiting` },
  leaveWaitingList: { method: 'DELETE', path: `${conversation}/waiting` },
  suggestMeeting: { method: 'PUT', path: `${conversation}/meeting` },
  agreeToMeeting: { method: 'PUT', path: `${conversation}/meeting/agreement` },
  declineMeeting: { method: 'DELETE', path: `${conversation}/meeting/agreement` },
  cancelMeeting: { method: 'DELETE', path: `${conversation}/meeting` },
  reportNoShow: { method: 'PUT', path: `${conversation}/meeting/no_show` },
  listReceivers: { method: 'GET', path: '/api/user/posts/:id/receivers' },
  readAnswerLink: { method: 'POST', path: '/api/conversations/read_answer_link' },
  answerByLink: { method: 'POST', path: '/api/conversations/answer_by_link' },
} as const satisfies Record<string, OperationPath>
