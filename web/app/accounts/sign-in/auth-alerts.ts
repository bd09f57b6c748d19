import { confirmationLinkInvalid, resetLinkUsed } from '@reable/contract/accounts/rules'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'

export const welcome: AlertMessage = { type: 'success', title: 'Welcome!' }

/** After signing up. (AUTH-07) */
export const signedUp: AlertMessage = { ...welcome, text: 'You have signed up successfully' }

/** After logging in. (AUTH-09) */
export const welcomeBack: AlertMessage = {
  type: 'success',
  title: 'Welcome back!',
  text: 'You have logged in successfully',
}

/** After a social login. (AUTH-17) */
export const loggedInByProvider: AlertMessage = { ...welcome, seconds: 5 }

/** After following a confirmation link. (AUTH-13) */
export const confirmed: AlertMessage = { ...loggedInByProvider, text: 'Your address is confirmed' }

/** The same in another browser than the one of the sign-up, where something may have been typed. */
export const confirmedInOtherBrowser: AlertMessage = {
  ...loggedInByProvider,
  text: 'Your address is confirmed. What you typed before is still in the browser where you typed it.',
}

/** The same where somebody else was logged in. */
export const confirmedAs = (email: string): AlertMessage => ({
  ...loggedInByProvider,
  text: `Your address is confirmed. You are now logged in as ${email}.`,
})

/** After saying that the sign-up in another browser was one's own. */
export const signUpWasMine: AlertMessage = {
  type: 'success',
  title: 'Thank you.',
  text: 'You can now use everything there too.',
}

/** After saying that somebody else signed up. */
export const signUpWasNotMine: AlertMessage = {
  type: 'success',
  title: 'That device is signed out.',
  text: 'Now choose a new password.',
}

/** After logging in without a confirmed address. (AUTH-10) */
export const unconfirmed: AlertMessage = {
  type: 'warning',
  title: 'Unconfirmed user',
  text: 'Your account has not been confirmed. Please check your email for details',
}

export const signUpFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'Sign up unsuccessful',
  text: 'Sign up failed, please try again',
  flowId: failure.flow_id,
})

/** A failure that is not about the e-mail or the password is shown in the server's words. (AUTH-09) */
export const logInFailed = ({ status, failure }: FailedReply): AlertMessage => ({
  type: 'warning',
  title: 'We are unable to log you in.',
  text: [401, 422].includes(status) ? 'Please check your email and password.' : failure.error,
})

export const confirmationSent: AlertMessage = { type: 'success', title: 'Confirmation email sent.' }

/** The error of a social login that led back to /auth, by the address's `error`. (AUTH-18) */
export const authError = (error: string): AlertMessage =>
  error === 'account_exists'
    ? {
        type: 'error',
        title:
          'Account already exists - Please sign in using the original registration method using your email, Google or Facebook account',
        seconds: 8,
      }
    : { type: 'error', title: 'Unknown Error - Please try again or contact our support team', seconds: 5 }

export const confirmationFailed = (flowId?: string): AlertMessage => ({
  type: 'error',
  title: 'Confirmation Failed',
  text: confirmationLinkInvalid,
  ...(flowId && { flowId }),
})

/** A reset link that was used before, or never was one. (AUTH-16) */
export const resetLinkFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: resetLinkUsed,
  flowId: failure.flow_id,
})

export const passwordUpdated: AlertMessage = { type: 'success', title: 'Password updated.' }

/** After the newsletter's switch was turned on or off: only the latest stands there. (ACCT-05) */
export const newsletterSwitched = (on: boolean): AlertMessage =>
  on
    ? {
        type: 'success',
        title: 'E-newsletter Subscribed',
        text: 'You are now subscribed to our e-newsletter.',
        seconds: 5,
        topic: 'newsletter',
      }
    : {
        type: 'warning',
        title: 'E-newsletter Unsubscribed',
        text: 'You are now unsubscribed from our e-newsletter.',
        seconds: 5,
        topic: 'newsletter',
      }

export const loggedOutEverywhere: AlertMessage = { type: 'success', title: 'You are logged out on all devices.' }

export const accountClosed: AlertMessage = {
  type: 'success',
  title: 'Your account is closed.',
  text: 'All that was yours is deleted.',
}

/** After the link mailed to a new address was used. */
export const emailChanged = (email: string): AlertMessage => ({
  type: 'success',
  title: 'Your e-mail address is changed.',
  text: `From now on you log in with ${email}.`,
})

export const emailChangeCancelled: AlertMessage = { type: 'success', title: 'Your e-mail address stays as it is.' }

/** After the link mailed to an old address was used. */
export const emailUndone = (email: string): AlertMessage => ({
  type: 'success',
  title: `Your account has the address ${email}.`,
  text: 'Everybody is logged out. Now choose a new password.',
})

export const firstNameSaved = (shown: boolean): AlertMessage => ({
  type: 'success',
  title: shown ? 'First name saved.' : 'No first name is shown.',
})
