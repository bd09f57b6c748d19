import type { OperationPath } from '../operation.ts'

/** The paths of a person's operations on their own listings. */
export const listingsOwnPaths = {
  publishListing: { method: 'POST', path: '/posts' },
  editListing: { method: 'PUT', path: '/posts/:id' },
  deleteListing: { method: 'DELETE', path: '/posts/:id' },
  renewListing: { method: 'POST', path: '/posts/:id/renew' },
  giveFeedback: { method: 'POST', path: '/feedbacks' },
  listMyListings: { method: 'GET', path: '/api/user/posts' },
  removeImage: { method: 'DELETE', path: '/posts/image/:imageId' },
  giveFeedbackByLink: { method: 'POST', path: '/feedbacks/submit_email_feedback' },
  undoFeedbackByLink: { method: 'POST', path: '/feedbacks/undo_email_feedback' },
  renewByLink: { method: 'POST', path: '/email_renew' },
  undoRenewByLink: { method: 'POST', path: '/undo_email_renew' },
} as const satisfies Record<string, OperationPath>
