import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import {
  type Bound,
  bind,
  countPagesWith,
  holdExactlyTo,
  holdTo,
  type Limit,
  type Limits,
  networkOf,
} from '#platform/http'
import * as limited from './account-limits.ts'
import { type Confirmed, confirm } from './confirm/confirm.ts'
import { confirmWithPassword } from './confirm/confirm-with-password.ts'
import { resendConfirmation } from './confirm/resend-confirmation.ts'
import { keptEmail } from './emails/email-addresses.ts'
import { changePassword } from './passwords/change-password.ts'
import { insistOnUncommon } from './passwords/insist-on-uncommon.ts'
import { requestReset } from './passwords/request-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { firstNameRoutes } from './people/first-name-routes.ts'
import { getUser } from './people/get-user.ts'
import { asUser } from './people/people.ts'
import { setNewsletterSubscribed } from './people/set-newsletter-subscribed.ts'
import { findOwnSession, getActor, shownBy } from './sessions/actor.ts'
import { holdTries } from './sessions/hold-tries.ts'
import { logIn } from './sessions/log-in.ts'
import { logOut } from './sessions/log-out.ts'
import { logOutEverywhere } from './sessions/log-out-everywhere.ts'
import { signUp } from './sign-up/sign-up.ts'
import { broughtBack } from './social/browser-cookie.ts'

export function accountsRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bindEntering(api, ctx, limits)
  bindLinks(api, ctx, limits)
  bindSignedIn(api, ctx, limits)
  firstNameRoutes(api, ctx)
}

function bindEntering(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'signUp', async ({ body: { user }, request }) => {
    // A slip, like one of the form's rules: it takes no place under the limit.
    await insistOnUncommon(user)
    await holdExactlyTo(ctx, limits, limited.signUpLimits, networkOf(request))
    const { email, password, newsletter_subscribed: newsletter, recaptcha: captcha, return_to: returnTo } = user
    return { data: await signUp(ctx, { email, password, newsletter, captcha, returnTo }) }
  })
  const enter = async ({ body: { user }, request }: Bound<'logIn'>) => {
    await holdExactlyTo(ctx, limits, limited.logInLimits, `${keptEmail(user.email)} ${networkOf(request)}`)
    await holdTries(ctx, limits, { email: user.email })
    const signedIn = await logIn(ctx, user)
    countPagesWith(request, signedIn.user_id)
    return { data: signedIn }
  }
  bind(api, 'logIn', enter, heldExactlyTo(ctx, limits, limited.logInNetworkLimits))
  bind(api, 'getUser', async ({ request }) => {
    const shown = shownBy(request)
    // A session that has ended is nobody's.
    countPagesWith(request, null)
    const user = await getUser(ctx, { ...shown, kept: broughtBack(request.headers.cookie, 'social_code') })
    countPagesWith(request, user.user_id)
    return { data: user }
  })
}

const asReturning = ({ user, returnTo }: Confirmed) => ({ data: user, return_to: returnTo })

/** Counts a call for its network, before anything that it sends is read. */
const heldTo = (limits: Limits, held: readonly Limit[]) => ({
  hold: async (request: FastifyRequest) => holdTo(limits, held, networkOf(request)),
})

/** The same for what few are allowed of. */
const heldExactlyTo = (ctx: Context, limits: Limits, held: readonly Limit[]) => ({
  hold: (request: FastifyRequest) => holdExactlyTo(ctx, limits, held, networkOf(request)),
})

/** What is mailed, and what the mailed links lead to. */
function bindLinks(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const reset = async ({ body: { user } }: Bound<'requestReset'>) => {
    await holdExactlyTo(ctx, limits, limited.requestResetLimits, keptEmail(user.email))
    await holdExactlyTo(ctx, limits, limited.dailyResetLimits, keptEmail(user.email))
    await requestReset(ctx, user)
    return { data: null }
  }
  bind(api, 'requestReset', reset, heldExactlyTo(ctx, limits, limited.mailedLimits))
  const resend = async ({ body: { user } }: Bound<'resendConfirmation'>) => {
    await holdExactlyTo(ctx, limits, limited.resendLimits, keptEmail(user.email))
    await resendConfirmation(ctx, user)
    return { data: null }
  }
  bind(api, 'resendConfirmation', resend, heldExactlyTo(ctx, limits, limited.mailedLimits))
  const replace = async ({ body: { user } }: Bound<'resetPassword'>) => {
    await insistOnUncommon(user)
    return { data: await resetPassword(ctx, { token: user.reset_password_token, password: user.password }) }
  }
  bind(api, 'resetPassword', replace, heldTo(limits, limited.linkLimits))
  const prove = async ({ query, request }: Bound<'confirm'>) => {
    const session = await findOwnSession(ctx, request)
    return asReturning(await confirm(ctx, { token: query.confirmation_token, session }))
  }
  bind(api, 'confirm', prove, heldTo(limits, limited.linkLimits))
  const proveAnew = async ({ body: { user } }: Bound<'confirmWithPassword'>) => {
    await insistOnUncommon(user)
    return asReturning(await confirmWithPassword(ctx, { token: user.confirmation_token, password: user.password }))
  }
  bind(api, 'confirmWithPassword', proveAnew, heldTo(limits, limited.linkLimits))
}

function bindSignedIn(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'logOut', async ({ request }) => {
    await getActor(ctx, request)
    await logOut(ctx, shownBy(request))
    countPagesWith(request, null)
    return { data: null }
  })
  bind(api, 'logOutEverywhere', async ({ request }) => {
    await logOutEverywhere(ctx, { person: await getActor(ctx, request) })
    countPagesWith(request, null)
    return { data: null }
  })
  bind(api, 'changePassword', async ({ body: { user }, request }) => {
    const person = await getActor(ctx, request)
    await insistOnUncommon(user)
    await holdExactlyTo(ctx, limits, limited.changePasswordLimits, `person ${person.id}`)
    const { token } = shownBy(request)
    await changePassword(ctx, { person, token, currentPassword: user.current_password, password: user.password })
    return { data: asUser(person, token) }
  })
  bind(api, 'setNewsletterSubscribed', async ({ body, request }) => {
    const person = await getActor(ctx, request)
    const changed = await setNewsletterSubscribed(ctx, { person, subscribed: body.newsletter_subscribed })
    return { data: asUser(changed, shownBy(request).token) }
  })
}
