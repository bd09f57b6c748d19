import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { validatedText } from '../validated-text.ts'
import {
  factorCodeError,
  normalizeFactorCode,
  normalizeRecoveryCode,
  passkeyNameError,
  recoveryCodeError,
  setupEnded,
} from './factor-rules.ts'
import { userAnswer } from './operations.ts'

const byId = z.object({ id: z.string().max(20) })
const code = validatedText(factorCodeError).transform(normalizeFactorCode)

/** Who has a password gives it; who has none types their address. */
const reauthentication = {
  current_password: z.string().max(1000).default(''),
  email: z.string().max(300).default(''),
}
const reauthenticated = z.strictObject({ user: z.strictObject(reauthentication) })

/** What a browser's WebAuthn makes, as its JSON; the server reads it by a library of its own. */
const credential = z.record(z.string().max(60), z.unknown())

const setup = z.string(setupEnded).max(1000, setupEnded)

/** New codes, shown once; null where the person has some already. */
const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()).nullable() }) })

const changeRefusals = ['signed_out', 'invalid', 'second_factor_required', 'second_factor_again', 'too_many'] as const

export const secondFactorOperations = {
  getSecondFactor: operation({
    ...paths.getSecondFactor,
    summary: 'Which second factors the person has, and whether their role needs one',
    answer: z.object({
      data: z.object({
        /** When the six-digit codes were set up, in words; null: not at all. */
        totp: z.string().nullable(),
        passkeys: z.array(z.object({ id: z.int(), name: z.string(), added: z.string(), used: z.string().nullable() })),
        recovery_codes_left: z.int(),
        required: z.boolean(),
      }),
    }),
    refusals: ['signed_out'],
  }),
  challengeFactor: operation({
    ...paths.challengeFactor,
    summary: 'What a browser needs to prove a passkey, good for 5 minutes and one try; also before the log-in is whole',
    answer: z.object({ data: z.object({ options: z.record(z.string(), z.unknown()) }) }),
    refusals: ['signed_out', 'invalid', 'too_many'],
  }),
  proveFactor: operation({
    ...paths.proveFactor,
    summary:
      'Proves a second factor: makes a log-in whole whose answer said `factor_asked`, or renews the proof of a session that is',
    body: z.union([
      z.strictObject({ code }),
      z.strictObject({ recovery_code: validatedText(recoveryCodeError).transform(normalizeRecoveryCode) }),
      z.strictObject({ passkey: credential }),
    ]),
    answer: userAnswer,
    refusals: ['signed_out', 'invalid', 'too_many'],
  }),
  beginTotp: operation({
    ...paths.beginTotp,
    summary: 'A new secret for an app that shows six-digit codes; nothing changes until one of its codes confirms it',
    body: reauthenticated,
    answer: z.object({ data: z.object({ secret: z.string(), address: z.string(), setup: z.string() }) }),
    refusals: changeRefusals,
  }),
  confirmTotp: operation({
    ...paths.confirmTotp,
    summary: 'Sets the six-digit codes up, by one right code, in place of those before; mails the person',
    body: z.strictObject({ setup, code }),
    answer: recoveryCodes,
    refusals: changeRefusals,
  }),
  removeTotp: operation({
    ...paths.removeTotp,
    summary: 'Ends the six-digit codes; with the last factor the recovery codes end, too. Mails the person',
    body: reauthenticated,
    answer: emptyAnswer,
    refusals: changeRefusals,
  }),
  beginPasskey: operation({
    ...paths.beginPasskey,
    summary: 'What a browser needs to make a passkey, good for 5 minutes',
    body: reauthenticated,
    answer: z.object({ data: z.object({ options: z.record(z.string(), z.unknown()) }) }),
    refusals: [...changeRefusals, 'conflict'],
  }),
  addPasskey: operation({
    ...paths.addPasskey,
    summary: 'Adds the passkey that a browser made; mails the person',
    body: z.strictObject({ name: validatedText(passkeyNameError), passkey: credential }),
    answer: recoveryCodes,
    refusals: [...changeRefusals, 'conflict'],
  }),
  removePasskey: operation({
    ...paths.removePasskey,
    summary: 'Removes a passkey; with the last factor the recovery codes end, too. Mails the person',
    params: byId,
    body: reauthenticated,
    answer: emptyAnswer,
    refusals: [...changeRefusals, 'not_found'],
  }),
  renewRecoveryCodes: operation({
    ...paths.renewRecoveryCodes,
    summary: 'Ten new recovery codes, shown once, in place of those before; mails the person',
    body: reauthenticated,
    answer: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
    refusals: [...changeRefusals, 'conflict'],
  }),
  listSessions: operation({
    ...paths.listSessions,
    summary: 'Where the person is signed in: the devices in words, this one first, then the latest used',
    answer: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          device: z.string(),
          this_device: z.boolean(),
          /** Whether it was last used from the network that this call comes from; null where nobody knows. */
          same_network: z.boolean().nullable(),
          used: z.string(),
          since: z.string(),
        }),
      ),
    }),
    refusals: ['signed_out'],
  }),
  endSession: operation({
    ...paths.endSession,
    summary: 'Signs out on one device',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  endOtherSessions: operation({
    ...paths.endOtherSessions,
    summary: 'Signs out on every device but this one',
    answer: emptyAnswer,
    refusals: ['signed_out'],
  }),
}
