import type { OperationPath } from '../operation.ts'
import { factorPaths } from './factor-paths.ts'

export const accountsPaths = {
  signUp: { method: 'POST', path: '/auth' },
  logIn: { method: 'POST', path: '/auth/login' },
  logOut: { method: 'DELETE', path: '/auth/logout' },
  logOutEverywhere: { method: 'DELETE', path: '/auth/sessions' },
  changePassword: { method: 'PUT', path: '/auth' },
  requestReset: { method: 'POST', path: '/auth/password' },
  resetPassword: { method: 'PUT', path: '/auth/password' },
  resendConfirmation: { method: 'POST', path: '/auth/confirmation' },
  confirm: { method: 'GET', path: '/auth/confirmation' },
  answerSignUp: { method: 'PUT', path: '/auth/confirmation' },
  getEmailChange: { method: 'GET', path: '/auth/email' },
  askEmailChange: { method: 'POST', path: '/auth/email' },
  cancelEmailChange: { method: 'DELETE', path: '/auth/email' },
  readEmailChange: { method: 'GET', path: '/auth/email/link' },
  makeEmailChange: { method: 'PUT', path: '/auth/email' },
  undoEmailChange: { method: 'PUT', path: '/auth/email/undo' },
  getSignInOptions: { method: 'GET', path: '/auth/options' },
  getCaptcha: { method: 'GET', path: '/auth/captcha' },
  getUser: { method: 'GET', path: '/api/user' },
  ...factorPaths,
  setNewsletterSubscribed: { method: 'POST', path: '/api/user/set_newsletter_subscribed' },
} as const satisfies Record<string, OperationPath>
