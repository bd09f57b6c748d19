import { savedFull } from '@reable/contract/saved/rules'
import type { AlertMessage } from '../shell/alerts/alert-message.ts'

/** Shown with the first saved listing alone: where it can be found. */
export const firstSaved = (signedIn: boolean): AlertMessage => ({
  type: 'success',
  title: 'Saved',
  text: signedIn
    ? 'Find it in My account, under Saved Listings.'
    : 'Find it under Saved listings at the bottom of any page. It is saved on this device only.',
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
