import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import * as saved from './saved-alerts.ts'

const success = (title: string, text?: string): AlertMessage => ({ type: 'success', title, ...(text && { text }) })

/** The text of each alert about saved listings: rows for the test of every alert. */
export const ofSaved: [actual: AlertMessage, expected: AlertMessage][] = [
  [
    saved.firstSaved(false),
    success('Saved', 'You find it at the foot of every page, under Saved listings. It is kept on this device alone.'),
  ],
  [saved.firstSaved(true), success('Saved', 'You find it in My account, under Saved Listings.')],
  [
    saved.listFull,
    {
      type: 'warning',
      title: 'You have saved 200 listings, which is as many as we keep. Take some off your list first.',
    },
  ],
  [
    saved.notStored,
    {
      type: 'warning',
      title: 'This browser cannot keep what you save.',
      text: 'It is gone when you close the page. Sign in to keep it with your account.',
    },
  ],
  [saved.mailsSwitched(true), success('We e-mail you about what you saved.')],
  [saved.mailsSwitched(false), success('You get no more e-mails about what you saved.')],
]
