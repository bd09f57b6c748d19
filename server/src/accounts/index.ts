export { captchaRoutes } from './captcha/captcha-routes.ts'
export { checkCaptcha } from './captcha/check-captcha.ts'
export { lockConfirmed } from './confirm/lock-confirmed.ts'
export { canonicalEmail } from './emails/email-addresses.ts'
export { findFormerEmails } from './emails/email-change-queries.ts'
export { emailChangeRoutes } from './emails/email-change-routes.ts'
export { accountChecks, accountJobs } from './jobs.ts'
export { reauthenticate } from './passwords/reauthenticate.ts'
export { deletePerson } from './people/account-data-queries.ts'
export { exportPerson } from './people/export-person.ts'
export { findOrCreatePartner, findOrCreatePerson } from './people/find-or-create-person.ts'
export { lockPerson } from './people/lock-person.ts'
export { asUser, type Person } from './people/people.ts'
export {
  findConfirmedAt,
  findMemberSince,
  findPersonByEmail,
  findPersonById,
  findUnconfirmed,
  setRole,
} from './people/people-queries.ts'
export { accountsRoutes } from './routes.ts'
export { clearSecondFactor, hasProvedFactorSince, hasSecondFactor } from './second-factor/clear-second-factor.ts'
export { requireFactor, requireRecentFactor } from './second-factor/require-factor.ts'
export { storeFactors } from './second-factor/store-factors.ts'
export { totpCode, totpStep } from './second-factor/totp.ts'
export { actorOf, getActor, getActorEvenBanned, getActorEvenLimited, requireNotLimited } from './sessions/actor.ts'
export { openSession } from './sessions/open-session.ts'
export { type Admit, admissionOf, leftToday, type MemberLimit } from './sign-up/admission.ts'
export { socialRoutes } from './social/social-routes.ts'
export { hashToken, newToken } from './tokens.ts'
