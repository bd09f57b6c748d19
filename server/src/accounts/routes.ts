import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import {
  type BoundRequest,
  bind,
  countPagesForAccount,
  enforceLimitsExactly,
  enforceNetworkLimits,
  enforceNetworkLimitsExactly,
  type Limit,
  type Limits,
  siteOf,
} from '#platform/http'
import * as accountLimits from './account-limits.ts'
import { answerSignUp } from './confirm/answer-sign-up.ts'
import { confirm } from './confirm/confirm.ts'
import { resendConfirmation } from './confirm/resend-confirmation.ts'
import { canonicalEmail, mailboxOf } from './emails/email-addresses.ts'
import { changePassword } from './passwords/change-password.ts'
import { requestReset } from './passwords/request-reset.ts'
import { ownWordsOf, ownWordsOfLink, requireUncommonPassword } from './passwords/require-uncommon-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { firstNameRoutes } from './people/first-name-routes.ts'
import { getUser } from './people/get-user.ts'
import { asUser } from './people/people.ts'
import { setNewsletterSubscribed } from './people/set-newsletter-subscribed.ts'
import { secondFactorRoutes } from './second-factor/factor-routes.ts'
import {
  findOwnSession,
  getActor,
  getActorEvenBanned,
  getActorEvenLimited,
  readSessionHeaders,
  requireNotLimited,
} from './sessions/actor.ts'
import { deviceWords } from './sessions/device-words.ts'
import { knownDevice, rememberDevice } from './sessions/known-device.ts'
import { limitLogInAttempts } from './sessions/limit-log-in-attempts.ts'
import { logIn } from './sessions/log-in.ts'
import { logOut } from './sessions/log-out.ts'
import { logOutEverywhere } from './sessions/log-out-everywhere.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signUp } from './sign-up/sign-up.ts'
import { readLoginCookie } from './social/browser-cookie.ts'

export function accountsRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bindSignIn(api, ctx, limits)
  bindMailedLinks(api, ctx, limits)
  bindOwnAccount(api, ctx, limits)
  firstNameRoutes(api, ctx)
  secondFactorRoutes(api, ctx, limits)
  sessionRoutes(api, ctx)
}

/** Counts an email that goes to whoever has a mailbox, asked for by somebody who need not. */
const admitMailTo = (ctx: Context, limits: Limits, email: string) =>
  enforceLimitsExactly(ctx, limits, [accountLimits.mailboxLimit], mailboxOf(email))

function bindSignIn(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'signUp', async ({ body: { user }, request }) => {
    // A form error like those of the form's rules: it does not count towards the limit.
    await requireUncommonPassword(user, [user.email])
    await enforceNetworkLimitsExactly(ctx, limits, accountLimits.signUpLimits, request)
    const { email, password, newsletter_subscribed: newsletter, recaptcha: captcha, return_to: returnTo } = user
    const device = deviceWords(request.headers['user-agent'])
    const admit = () => admitMailTo(ctx, limits, email)
    return { data: await signUp(ctx, { email, password, newsletter, captcha, returnTo, device, admit }) }
  })
  const handleLogIn = async ({ body: { user }, request, reply }: BoundRequest<'logIn'>) => {
    const email = canonicalEmail(user.email)
    const device = knownDevice(ctx.config, request, email)
    const where = device ? `device ${device}` : siteOf(request)
    await enforceLimitsExactly(ctx, limits, accountLimits.logInLimits, `${email} ${where}`)
    if (!device) await limitLogInAttempts(ctx, limits, { email })
    const signedInUser = await logIn(ctx, user)
    countPagesForAccount(request, signedInUser.user_id)
    rememberDevice(ctx.config, { request, reply, user: signedInUser })
    return { data: signedInUser }
  }
  bind(api, 'logIn', handleLogIn, limitedExactlyTo(ctx, limits, accountLimits.logInNetworkLimits))
  bind(api, 'getUser', async ({ request }) => {
    const sessionHeaders = readSessionHeaders(request)
    // A session that has expired belongs to nobody.
    countPagesForAccount(request, null)
    const user = await getUser(ctx, {
      ...sessionHeaders,
      sealedCode: readLoginCookie(request.headers.cookie, 'social_code'),
    })
    countPagesForAccount(request, user.user_id)
    return { data: user }
  })
}

/** Counts a call for its network, before its body is read. */
const limitedTo = (limits: Limits, rules: readonly Limit[]) => ({
  limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, rules, request),
})

/** The same for low limits, which are counted exactly. */
const limitedExactlyTo = (ctx: Context, limits: Limits, rules: readonly Limit[]) => ({
  limit: (request: FastifyRequest) => enforceNetworkLimitsExactly(ctx, limits, rules, request),
})

/** The requests for mails, and what the mailed links lead to. */
function bindMailedLinks(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const handleRequestReset = async ({ body: { user }, request }: BoundRequest<'requestReset'>) => {
    const who = `${canonicalEmail(user.email)} ${siteOf(request)}`
    await enforceLimitsExactly(ctx, limits, accountLimits.requestResetLimits, who)
    await enforceLimitsExactly(ctx, limits, accountLimits.dailyResetLimits, who)
    const { wait } = await limits.countExactly(ctx, accountLimits.mailboxLimit, mailboxOf(user.email))
    await requestReset(ctx, { email: user.email, unlessMailed: wait !== undefined })
    return { data: null }
  }
  bind(api, 'requestReset', handleRequestReset, limitedExactlyTo(ctx, limits, accountLimits.mailRequestLimits))
  const handleResend = async ({ body: { user }, request }: BoundRequest<'resendConfirmation'>) => {
    const who = `${canonicalEmail(user.email)} ${siteOf(request)}`
    await enforceLimitsExactly(ctx, limits, accountLimits.resendLimits, who)
    await admitMailTo(ctx, limits, user.email)
    await resendConfirmation(ctx, user)
    return { data: null }
  }
  bind(api, 'resendConfirmation', handleResend, limitedExactlyTo(ctx, limits, accountLimits.mailRequestLimits))
  const handleResetPassword = async ({ body: { user }, request, reply }: BoundRequest<'resetPassword'>) => {
    const token = user.reset_password_token
    await requireUncommonPassword(user, await ownWordsOfLink(ctx, token))
    const signedInUser = await resetPassword(ctx, { token, password: user.password })
    rememberDevice(ctx.config, { request, reply, user: signedInUser })
    return { data: signedInUser }
  }
  bind(api, 'resetPassword', handleResetPassword, limitedTo(limits, accountLimits.linkLimits))
  const handleConfirm = async ({ query, request, reply }: BoundRequest<'confirm'>) => {
    const session = await findOwnSession(ctx, request)
    const { user, returnTo } = await confirm(ctx, { token: query.confirmation_token, session })
    if (user.auth_token) countPagesForAccount(request, user.user_id)
    rememberDevice(ctx.config, { request, reply, user })
    return { data: user, return_to: returnTo }
  }
  bind(api, 'confirm', handleConfirm, limitedTo(limits, accountLimits.linkLimits))
  bind(api, 'answerSignUp', async ({ body, request }) => {
    const { token } = readSessionHeaders(request)
    const person = await getActor(ctx, request)
    const { user, resetToken } = await answerSignUp(ctx, { person, token, wasMe: body.was_me })
    return { data: user, reset_password_token: resetToken }
  })
}

function bindOwnAccount(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'logOut', async ({ request }) => {
    await getActorEvenBanned(ctx, request)
    await logOut(ctx, readSessionHeaders(request))
    countPagesForAccount(request, null)
    return { data: null }
  })
  bind(api, 'logOutEverywhere', async ({ request }) => {
    await logOutEverywhere(ctx, { person: requireNotLimited(await getActorEvenBanned(ctx, request)) })
    countPagesForAccount(request, null)
    return { data: null }
  })
  bind(api, 'changePassword', async ({ body: { user }, request }) => {
    const person = await getActor(ctx, request)
    await requireUncommonPassword(user, await ownWordsOf(ctx, person))
    await enforceLimitsExactly(ctx, limits, accountLimits.changePasswordLimits, `person ${person.id}`)
    const { token } = readSessionHeaders(request)
    await changePassword(ctx, { person, token, currentPassword: user.current_password, password: user.password })
    return { data: asUser(person, token) }
  })
  bind(api, 'setNewsletterSubscribed', async ({ body, request }) => {
    const person = await getActorEvenLimited(ctx, request)
    const updated = await setNewsletterSubscribed(ctx, { person, subscribed: body.newsletter_subscribed })
    return { data: asUser(updated, readSessionHeaders(request).token) }
  })
}
