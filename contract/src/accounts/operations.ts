import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { restrictionKinds } from '../restrictions/rules.ts'
import { validatedText } from '../validated-text.ts'
import { roles } from '../volunteers/rules.ts'
import { factorWays } from './factor-rules.ts'
import {
  captchaMissing,
  confirmationLinkInvalid,
  currentPasswordError,
  emailError,
  isReturnAddress,
  newPasswordError,
  normalizeEmail,
  passwordConfirmationError,
  passwordError,
  resetLinkUsed,
  socialProviders,
  termsMissing,
} from './rules.ts'

/** A person as their own browser stores them. */
export const user = z
  .object({
    user_id: z.int(),
    email: z.string(),
    /** `reable` for an account with a password, else the social login. */
    provider: z.string(),
    confirmed: z.boolean(),
    newsletter_subscribed: z.boolean(),
    volunteer: z.boolean(),
    /** What a volunteer may do; null for everyone else. */
    role: z.enum(roles).nullable(),
    /** What volunteers keep them from now; absent: nothing. While it is, they have no role. */
    restricted: z.enum(restrictionKinds).optional(),
    /** Set for a member of a partner organisation. */
    partner_member: z.literal(true).optional(),
    /**
     * Present where this browser came in by the sign-up, or its password, and the mailed link was opened in another one alone: it can do
     * what an unconfirmed person can, until the link is opened here too or `answerSignUp` says that the sign-up was theirs.
     */
    limited: z.literal(true).optional(),
    /** Present in the browser that opened the link, as long as it is asked whether this sign-up was theirs. */
    sign_up: z.object({ at: z.string(), device: z.string().nullable() }).optional(),
    /** The value of X-User-Token on this device. Null where an answer signs nobody in. */
    auth_token: z.string().nullable(),
    /**
     * Present where a second factor is asked for, with the ways to prove it: until then `auth_token` opens nothing but `proveFactor`
     * and `challengeFactor`.
     */
    factor_asked: z.array(z.enum(factorWays)).optional(),
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof user>

export const email = validatedText(emailError).transform(normalizeEmail)
const newPasswordFields = { password: validatedText(newPasswordError), password_confirmation: z.string().default('') }

/** Checked together with the other fields, so that a person learns of all errors at once. */
const passwordMismatch = {
  path: ['password_confirmation'],
  message: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
const passwordsMatch = (passwords: { password: string; password_confirmation: string }) =>
  passwordConfirmationError(passwords.password ?? '', passwords.password_confirmation ?? '') === undefined

const signUpFields = z
  .strictObject({
    email,
    ...newPasswordFields,
    newsletter_subscribed: z.boolean().default(false),
    termsOfUse: z.literal(true, termsMissing),
    /** The solved captcha: the payload of the embedded one, the response token of reCAPTCHA. */
    recaptcha: validatedText((value) => (value ? undefined : captchaMissing)),
    /** A page of ours that the confirmation link leads back to. */
    return_to: z
      .string()
      .max(400)
      .refine(isReturnAddress, "'return_to': please send a page of ours to go back to, such as /posts/12")
      .optional(),
  })
  .refine(passwordsMatch, passwordMismatch)

const resetFields = z
  .strictObject({ ...newPasswordFields, reset_password_token: z.string(resetLinkUsed).max(200, resetLinkUsed) })
  .refine(passwordsMatch, passwordMismatch)

const changePasswordFields = z
  .strictObject({ current_password: validatedText(currentPasswordError), ...newPasswordFields })
  .refine(passwordsMatch, passwordMismatch)

const emailField = z.strictObject({ email })

/** `{ user: 'e@mail' }` and `{ user: { email: 'e@mail' } }` mean the same. */
const emailOrEmailField = z.preprocess(
  (user: string | z.input<typeof emailField>) => (typeof user === 'string' ? { email: user } : user),
  emailField,
)

/** Wraps a body's fields in `user`, as the specification's clients send them. */
export const wrappedInUser = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ user: shape })

export const userAnswer = z.object({ data: user })
/** `return_to`: the page that the person signed up on, if they were in the middle of something there. */
const confirmationAnswer = z.object({ data: user, return_to: z.string().nullable() })

export const accountsOperations = {
  signUp: operation({
    ...paths.signUp,
    summary: 'Makes an account, signs in on this device, and mails a confirmation link',
    body: wrappedInUser(signUpFields),
    answer: userAnswer,
    refusals: ['malformed', 'too_large', 'invalid', 'too_many'],
  }),
  logIn: operation({
    ...paths.logIn,
    summary:
      'Signs in on this device; of an account with a second factor the answer says `factor_asked`, and the token opens nothing before `proveFactor`',
    body: wrappedInUser(z.strictObject({ email, password: validatedText(passwordError) })),
    answer: userAnswer,
    refusals: ['malformed', 'invalid', 'wrong_login', 'too_many'],
  }),
  logOut: operation({
    ...paths.logOut,
    summary: 'Ends the session of this device',
    answer: emptyAnswer,
    refusals: ['signed_out'],
  }),
  logOutEverywhere: operation({
    ...paths.logOutEverywhere,
    summary: 'Ends every session of the person, this one too',
    answer: emptyAnswer,
    refusals: ['signed_out'],
  }),
  changePassword: operation({
    ...paths.changePassword,
    summary: 'Changes the password and ends the sessions of all other devices',
    body: wrappedInUser(changePasswordFields),
    answer: userAnswer,
    refusals: ['signed_out', 'invalid', 'forbidden', 'too_many'],
  }),
  requestReset: operation({
    ...paths.requestReset,
    summary: 'Mails a reset link, if there is such an account; answers the same either way',
    body: wrappedInUser(emailField),
    answer: emptyAnswer,
    refusals: ['invalid', 'too_many'],
  }),
  resetPassword: operation({
    ...paths.resetPassword,
    summary: 'Sets a new password with the token of a reset link, once; ends all sessions and opens one',
    body: wrappedInUser(resetFields),
    answer: userAnswer,
    refusals: ['invalid', 'too_many'],
  }),
  resendConfirmation: operation({
    ...paths.resendConfirmation,
    summary: 'Mails a new confirmation link, if there is such an unconfirmed account; answers the same either way',
    body: wrappedInUser(emailOrEmailField),
    answer: emptyAnswer,
    refusals: ['invalid', 'too_many'],
  }),
  confirm: operation({
    ...paths.confirm,
    summary:
      'Confirms an e-mail address: the first call signs in, whichever browser makes it; a later one answers the user without a token, and proves the sign-up where the caller is signed in by it',
    query: z.object({
      confirmation_token: z.string(confirmationLinkInvalid).max(200, confirmationLinkInvalid).default(''),
    }),
    answer: confirmationAnswer,
    changesState: true,
    refusals: ['invalid', 'too_many'],
  }),
  answerSignUp: operation({
    ...paths.answerSignUp,
    summary:
      'Says whether the sign-up was one’s own, in the browser that confirmed its address (`sign_up` of the user); if not, nothing that it opened works any more, and the answer has the token to choose a password',
    body: z.strictObject({ was_me: z.boolean() }),
    answer: z.object({ data: user, reset_password_token: z.string().nullable() }),
    refusals: ['signed_out', 'invalid', 'forbidden', 'conflict'],
  }),
  getSignInOptions: operation({
    ...paths.getSignInOptions,
    summary: 'Which check sign-up asks for, and which social logins there are',
    answer: z.object({
      data: z.object({
        captcha: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('embedded') }),
          z.object({ kind: z.literal('recaptcha'), site_key: z.string() }),
        ]),
        /** `address` is where the browser goes to start the login. */
        social: z.array(z.object({ provider: z.enum(socialProviders), name: z.string(), address: z.string() })),
      }),
    }),
    refusals: [],
  }),
  getCaptcha: operation({
    ...paths.getCaptcha,
    summary: 'A fresh task of the embedded check, as its widget reads it; each can be used once',
    answer: z.object({ data: z.record(z.string(), z.unknown()) }),
    refusals: ['too_many'],
  }),
  getUser: operation({
    ...paths.getUser,
    summary:
      'The person of the session; the browser that comes back from a social login trades its single-use code for a token here',
    answer: userAnswer,
    changesState: true,
    refusals: ['signed_out'],
  }),
  setNewsletterSubscribed: operation({
    ...paths.setNewsletterSubscribed,
    summary: 'Subscribes to the newsletter or unsubscribes, and keeps the consent with its time',
    body: z.strictObject({ newsletter_subscribed: z.boolean() }),
    answer: userAnswer,
    refusals: ['signed_out', 'invalid'],
  }),
}
