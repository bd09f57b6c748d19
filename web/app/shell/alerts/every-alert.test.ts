import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { organisation } from '@reable/contract/organisation'
import { expect, test } from 'vitest'
import * as leaving from '../../accounts/logged-out-alert.ts'
import * as accounts from '../../accounts/sign-in/auth-alerts.ts'
import * as editing from '../../listings/edit/edit-alerts.ts'
import * as managing from '../../listings/manage/manage-alerts.ts'
import { creationFailed, submitted } from '../../listings/wizard/draft/use-submission.ts'
import * as messages from '../../messages/message-alerts.ts'
import * as notifications from '../../notifications/notification-alerts.ts'
import type { AlertMessage } from './alert-message.ts'
import * as shell from './catalogue.ts'

const failure = { error: 'The server’s own sentence.', code: 'fault', flow_id: '7F2K-90QA' }
const no = (status = 500) => ({ ok: false as const, status, failure })
/** An alert's text, type and time, and the situations of the specification's two catalogues in which it is shown. */
type AlertCase = [actual: unknown, expected: AlertMessage, ...situations: string[]]

const success = (title: string, text?: string, seconds?: number): AlertMessage => ({
  type: 'success',
  title,
  ...(text && { text }),
  ...(seconds && { seconds }),
})

const error = (title: string, text?: string): AlertMessage => ({
  type: 'error',
  title,
  ...(text && { text }),
  flowId: '7F2K-90QA',
})
const inactive = "We've changed your listing to inactive so that it is no longer publicly visible."
const resetLinkUsed =
  'This password reset link has been used and is no longer valid. If you are still unable to login, please try resetting your password again.'
const accountExists =
  'Account already exists - Please sign in using the original registration method using your email, Google or Facebook account'

const accountAlerts: AlertCase[] = [
  [accounts.signedUp, success('Welcome!', 'You have signed up successfully'), 'Sign-up success'],
  [accounts.signUpFailed(no()), error('Sign up unsuccessful', 'Sign up failed, please try again'), 'Sign-up failure'],
  [accounts.welcomeBack, success('Welcome back!', 'You have logged in successfully'), 'Login success'],
  [
    accounts.logInFailed(no(401)),
    { type: 'warning', title: 'We are unable to log you in.', text: 'Please check your email and password.' },
    'Login failure',
  ],
  [
    accounts.unconfirmed,
    {
      type: 'warning',
      title: 'Unconfirmed user',
      text: 'Your account has not been confirmed. Please check your email for details',
    },
    'Unconfirmed user',
  ],
  [accounts.loggedInByProvider, success('Welcome!', undefined, 5), 'Login or confirmation success'],
  [accounts.confirmed, success('Welcome!', 'Your address is confirmed', 5), 'Login or confirmation success'],
  [leaving.loggedOut, success('You have logged out successfully', undefined, 5), 'Logout'],
  [accounts.passwordUpdated, success('Password updated.'), 'Password changed'],
  [accounts.confirmationSent, success('Confirmation email sent.'), 'Confirmation resent'],
  [
    accounts.confirmationFailed('7F2K-90QA'),
    error(
      'Confirmation Failed',
      'Your confirmation link is invalid. Please try again or request a new confirmation link',
    ),
    'Confirmation link invalid',
    'Confirmation failure',
  ],
  [
    accounts.resetLinkFailed(no(422)),
    error(resetLinkUsed),
    'Reset token used or invalid',
    'Reset password with invalid or used token (errors.reset_password_token)',
  ],
  [
    accounts.authError('account_exists'),
    { type: 'error', title: accountExists, seconds: 8 },
    "Auth error query 'account_exists'",
    "Auth query error 'account_exists'",
  ],
  [
    accounts.authError('anything'),
    { type: 'error', title: 'Unknown Error - Please try again or contact our support team', seconds: 5 },
    'Any other auth error value',
    'Any other auth query error',
  ],
  [
    accounts.newsletterSwitched(true),
    { ...success('E-newsletter Subscribed', 'You are now subscribed to our e-newsletter.', 5), topic: 'newsletter' },
    'Newsletter on',
  ],
  [
    accounts.newsletterSwitched(false),
    {
      type: 'warning',
      title: 'E-newsletter Unsubscribed',
      text: 'You are now unsubscribed from our e-newsletter.',
      seconds: 5,
      topic: 'newsletter',
    },
    'Newsletter off',
  ],
]

const listingAlerts: AlertCase[] = [
  [
    submitted,
    success('Congratulations! Your listing has been submitted successfully', undefined, 3),
    'Listing submitted',
  ],
  [
    creationFailed(no()),
    error('Listing creation unsuccessful', 'Your listing was not created successfully'),
    'Listing creation failure',
  ],
  [editing.edited, success('Edit successful!', 'Your listing has been edited successfully', 3), 'Edit success'],
  [
    editing.editFailed(no()),
    error('Listing update unsuccessful', 'Your listing was not updated successfully'),
    'Edit failure',
  ],
  [managing.renewed, success('Listing Renewed', 'Your listing has been renewed for 90 days!', 3), 'Renew success'],
  [
    managing.renewalFailed(no()),
    error('Listing Renewal Unsuccessful', 'Your listing was not renewed. Please try again'),
    'Renew failure',
  ],
  [
    managing.sold,
    success(`We're happy to hear you sold or donated your item through ${organisation.name}!`, inactive),
    'Feedback success (sold)',
  ],
  [
    managing.feedbackFailed(no()),
    error('Feedback Submission Unsuccessful', 'Your feedback was not submitted. Please try again'),
    'Feedback failure',
  ],
  [
    managing.deleted,
    success('Listing Deleted Successfully', 'Your listing has been deleted successfully'),
    'Delete success',
  ],
  [
    managing.deletionFailed(no()),
    error('Listing deletion unsuccessful', 'Your listing was not deleted. Please try again.'),
    'Delete failure',
  ],
  [
    shell.listingFailed(no(403)),
    error('Something went wrong.', 'Listing cannot be displayed or was inactivated by the user, please try to Log in'),
    'Listing load failure (non-404)',
  ],
  [
    shell.relatedListingsFailed(no()),
    error('Something went wrong.', 'Listing cannot be displayed'),
    'Related or recent listings failed',
  ],
]

const otherAlerts: AlertCase[] = [
  [notifications.created, success('Notification Created', undefined, 3), 'Notification created'],
  [
    notifications.creationFailed(no()),
    error('Notification creation unsuccessful', 'Your notification was not created successfully'),
    'Notification creation failed',
  ],
  [notifications.deleted, success('Notification Deleted', undefined, 2), 'Notification deleted'],
  [
    notifications.deletionFailed(no()),
    error('Notification Deletion Unsuccessful', 'Your notification was not deleted'),
    'Notification deletion failed',
  ],
]

const ofMessages: AlertCase[] = [
  [messages.messageSent, success('Message sent', 'Your message has been sent successfully', 5), 'Contact send success'],
  [messages.messageFailed(no()), error('Message not sent', 'Your message was not sent'), 'Contact send failure'],
]

const table = [accountAlerts, listingAlerts, otherAlerts, ofMessages].flat()

test.each(table.map(([actual, expected]) => ({ actual, expected, title: expected.title })))(
  '[GEN-11] [GEN-12] the catalogue has to the letter, with type and seconds: $title',
  ({ actual, expected }) => expect(actual).toEqual(expected),
)

/** The rows of a catalogue: each situation with its text. */
function catalogue(file: string): [situation: string, text: string][] {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/specification', file), 'utf8')
  const [, section = ''] = text.split(/^## 8\. .*$/m)
  const rows = section.split(/^## /m)[0]?.matchAll(/^\| (.+?) \| (.+) \|$/gm) ?? []
  return [...rows].map(([, situation = '', text = '']) => [situation, text])
}

const catalogueRows = [...catalogue('marketplace.md'), ...catalogue('listings-and-pages.md')].filter(
  ([situation, text]) => situation !== 'Situation' && !/^-+$/.test(text),
)
const rowsOf = (situation: string) => catalogueRows.filter(([one]) => one === situation).map(([, text]) => text)
const quoted = (text: string) => `'${text.replace(organisation.name, 'the product')}'`

test.each(table.flatMap(([, expected, ...situations]) => situations.map((situation) => ({ situation, expected }))))(
  '[GEN-11] and the specification has the same text, type and seconds: $situation',
  ({ situation, expected }) => {
    const rows = rowsOf(situation)
    expect(rows).not.toEqual([])
    for (const row of rows) {
      expect(row).toContain(quoted(expected.title))
      if (expected.text && row.includes(' / ')) expect(row).toContain(quoted(expected.text))
      const type = /(?:^|\()(?:\d s, )?(error|warning|success)\b/i.exec(row)?.[1]
      if (type) expect(expected.type).toBe(type.toLowerCase())
      const seconds = /\((\d) s/.exec(row)?.[1]
      expect(expected.seconds).toBe(seconds === undefined ? undefined : Number(seconds))
    }
  },
)

test('[GEN-11] no situation of the specification is without its alert', () => {
  const withoutAlert = [
    ...['Listing fetch error', 'Post list error', 'Image upload error'],
    ...['Geolocation denied', 'Geolocation unsupported', 'Invalid postal code'],
  ]
  const covered = new Set([...table.flatMap(([, , ...situations]) => situations), ...withoutAlert])
  expect(catalogueRows.map(([situation]) => situation).filter((situation) => !covered.has(situation))).toEqual([])
})
