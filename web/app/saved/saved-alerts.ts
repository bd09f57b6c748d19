import { savedFull } from '@reable/contract/saved/rules'
import type { AlertMessage } from '../shell/alerts/alert-message.ts'

/** Shown with the first saved listing alone: where it can be found. */
export const firstSaved = (signedIn: boolean): AlertMessage => ({
  type: 'success',
  title: 'Saved',
  text: signedIn
    ? 'You find it in My account, under Saved Listings.'
    : 'You find it at the foot of every page, under Saved listings. It is kept on this device alone.',
})

export const listFull: AlertMessage = { type: 'warning', title: savedFull }

export const notStored: AlertMessage = {
  type: 'warning',
  title: 'This browser cannot keep what you save.',
  text: 'It is gone when you close the page. Sign in to keep it with your account.',
}

export const mailsSwitched = (on: boolean): AlertMessage => ({
  type: 'success',
  title: on ? 'We e-mail you about what you saved.' : 'You get no more e-mails about what you saved.',
})
