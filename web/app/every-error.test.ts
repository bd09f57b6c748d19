import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emailRules } from './accounts/by-link/email-form.tsx'
import { pressRules, useAddressRules } from './accounts/by-link/new-email-page.tsx'
import { newPasswordRules } from './accounts/by-link/new-password-page.tsx'
import { codeRules, recoveryCodeRules } from './accounts/second-factor/code-forms.tsx'
import { factorByEmailRules, factorByPasswordRules } from './accounts/second-factor/reauthenticated-form.tsx'
import { passkeyRules } from './accounts/second-factor/second-factor-section.tsx'
import { newEmailRules, newEmailWithPasswordRules } from './accounts/settings/change-email.tsx'
import { closeByEmailRules, closeByPasswordRules } from './accounts/settings/download-and-close.tsx'
import { firstNameRules } from './accounts/settings/first-name-section.tsx'
import { changePasswordRules } from './accounts/settings/password-section.tsx'
import { logInRules } from './accounts/sign-in/sign-in.tsx'
import { signUpRules } from './accounts/sign-in/sign-up-form.tsx'
import { bannerRules } from './console/banners/banner-values.ts'
import { noteRules } from './console/cases/case-notes.tsx'
import { caseWordsRules } from './console/cases/decide-dialog.tsx'
import { kindRulesFor } from './console/kinds/kind-values.ts'
import { categoryRules } from './console/kinds/kinds-page.tsx'
import { questionRules } from './console/kinds/question-values.ts'
import { wordingRules } from './console/kinds/wording-fields.tsx'
import { hostRules, manualRulesFor } from './console/manuals/manual-values.ts'
import { memberRules, partnerRules } from './console/partners/partner-rules.ts'
import { personNoteRules } from './console/people/account/notes.tsx'
import { lostFactorRules } from './console/people/lost-factor/lost-factor.tsx'
import { restrictRules } from './console/people/restrictions/restrict-buttons.tsx'
import { decideRules } from './console/people/restrictions/restriction-card.tsx'
import { signalRulesFor } from './console/people/signal-values.ts'
import { placeRules } from './console/places/place-values.ts'
import { itemRules } from './console/prohibited/item-values.ts'
import { recallRulesFor } from './console/recalls/recall-values.ts'
import { replyRules } from './console/replies/reply-values.ts'
import { screeningRulesFor } from './console/screening/screening-form.tsx'
import { nameRules } from './console/search-names/name-values.ts'
import { roleRules } from './console/volunteers/role-question.tsx'
import { invitationRules } from './console/volunteers/volunteers-page.tsx'
import { contactRulesFor } from './contact/contact-page.tsx'
import { meetingRulesFor, otherPlace } from './handovers/meeting-form.tsx'
import { editRules } from './listings/edit/edit-page.tsx'
import { basicRules, detailRules } from './listings/fields/field-rules.ts'
import type { EquipmentField } from './listings/fields/listing-lists.ts'
import { messageRules } from './messages/contact-seller.tsx'
import { writeRulesFor } from './messages/thread/writing/write-form.tsx'
import { otherBox, reportRules } from './moderation/report-dialog.tsx'
import { personReportRulesFor } from './moderation/report-person.tsx'
import { subscribeRules } from './notifications/subscribe-dialog.tsx'
import { restrictionAnswerRules } from './restrictions/restrictions.tsx'
import type { FormValues } from './ui/form/form-context.ts'
import type { Rules } from './ui/form/rules.ts'

const question = { field_required: true, tooltip: { text: '' }, facet: null, unit: null, min: null, max: null }
const fields = [
  { ...question, field_name: 'seat_width_in', label: 'Seat width', field_type: 'unit_text_field', min: 8, max: 36 },
  { ...question, field_name: 'folding', label: 'Folding', field_type: 'drop_down', options: [{ name: 'Yes' }] },
  { ...question, field_name: 'model', label: 'Model', field_type: 'unit_text_field', options: [] },
] as unknown as EquipmentField[]

const password = /password/i
const terms = /terms of use/i
const email = /e-?mail/i
const passwords = { password, password_confirmation: /passwords/i }
const basics = { title: /title/i, price: /price/i, condition_id: /condition/i, location_id: /location/i }
const details = {
  seat_width_in: /^Seat width|^Field required$/,
  folding: /^Folding|^Field required$/,
  model: /^Model|^Field required$/,
  description: /description/i,
}

/** A list with one word in each line. */
const lines = /line|look(ed)? for/

/** A category with one equipment type. */
const kinds = {
  ...{ id: 5, name: 'Beds', tooltip: { text: '' } },
  equipment_types: [{ id: 28, name: 'Bed rail', tooltip: { text: '' }, synonyms: [], retired: false }],
}

/** The rules of a form, what names each of its fields in a sentence, and what else stands in it. */
type Row = [rules: object, named: Record<string, RegExp>, sheet?: FormValues]

const forms: Record<string, Row[]> = {
  signUpRules: [[signUpRules, { email, ...passwords, recaptcha: /recaptcha/i, termsOfUse: terms }]],
  logInRules: [[logInRules, { email, password }]],
  codeRules: [[codeRules, { code: /code/ }]],
  recoveryCodeRules: [[recoveryCodeRules, { recovery_code: /recovery code/ }]],
  passkeyRules: [[passkeyRules, { name: /name/ }]],
  factorByPasswordRules: [[factorByPasswordRules, { current_password: password }]],
  factorByEmailRules: [[factorByEmailRules('rosa@village.example'), { email: /rosa@village.example/ }]],
  emailRules: [[emailRules, { email }]],
  newPasswordRules: [[newPasswordRules, passwords]],
  changePasswordRules: [[changePasswordRules, { current_password: /current password/i, ...passwords }]],
  firstNameRules: [[firstNameRules, { first_name: /first name/ }]],
  newEmailRules: [[newEmailRules('rosa@village.example'), { email }]],
  newEmailWithPasswordRules: [
    [newEmailWithPasswordRules('rosa@village.example'), { email, current_password: password }],
  ],
  useAddressRules: [[useAddressRules, { current_password: password }]],
  pressRules: [[pressRules, {}]],
  noteRules: [[noteRules, { note: /note/ }]],
  caseWordsRules: [[caseWordsRules('listing', 'keep'), { words: /owner/ }]],
  manualRulesFor: [
    [manualRulesFor(['maker.ca']), { brand: /Brand/, model: /Model/, title: /Title/, address: /Address/ }],
  ],
  hostRules: [[hostRules, { hosts: lines }]],
  wordingRules: [[wordingRules, { name: /name/, tooltip: /information/ }]],
  categoryRules: [[categoryRules, { name: /name/, tooltip: /information/, rank: /place in the list/ }]],
  placeRules: [[placeRules, { name: /name/, latitude: /latitude/, longitude: /longitude/, rank: /place in the list/ }]],
  itemRules: [[itemRules, { what: /what may not be listed/, instead: /instead/, words: /look(ed)? for|words|short/ }]],
  nameRules: [[nameRules, { name: /name or need/, language: /language/, equipment_type_ids: /kind/ }]],
  kindRulesFor: [
    [kindRulesFor(true), { name: /name/, category: /category/, tooltip: /information/, synonyms: /names/ }],
  ],
  questionRules: [
    [
      questionRules,
      {
        ...{ label: /label/, tooltip: /information/, reason: /reason/ },
        ...{ min: /[Ll]east/, max: /[Mm]ost/, filter: /filter/ },
      },
      { answer: 'number', unit: 'in', min: '8', max: '36', filter: 'between' },
    ],
    [
      questionRules,
      {
        ...{ label: /label/, tooltip: /information/, reason: /reason/ },
        ...{ options: /choices/, retired_options: /choices/, filter: /filter/ },
      },
      { answer: 'choice', options: 'x\ny', filter: 'one_of' },
    ],
  ],
  closeByPasswordRules: [[closeByPasswordRules, { current_password: password }]],
  closeByEmailRules: [[closeByEmailRules('rosa@village.example'), { email: /rosa@village.example/ }]],
  contactRulesFor: [
    [
      contactRulesFor({ kind: 'recaptcha', site_key: 'site' }),
      { sender_name: /name/, sender_email: email, body: /message/i, recaptcha: /recaptcha/i, termsOfUse: terms },
    ],
  ],
  messageRules: [[messageRules, { body: /message/i, termsOfUse: terms }]],
  writeRulesFor: [
    [writeRulesFor(0), { body: /message/i }],
    [writeRulesFor(2), { body: /message/i }],
  ],
  meetingRulesFor: [
    [meetingRulesFor({ first: '2026-11-23', last: '2027-02-21' }), { date: /^Day/, time: /^Time/, zone: /^Place/ }],
    [
      meetingRulesFor({ first: '2026-11-23', last: '2027-02-21' }),
      { date: /^Day/, time: /^Time/, zone: /^Place/, place: /place/i },
      { zone: otherPlace },
    ],
  ],
  subscribeRules: [
    [subscribeRules, { category_id: /category/, equipment_type_id: /equipment type/, termsOfUse: terms }],
  ],
  reportRules: [
    [reportRules, { reason0: /reason/ }],
    [reportRules, { words: /reason|other/i }, { [otherBox]: true }],
  ],
  personReportRulesFor: [[personReportRulesFor([]), { reason0: /reason/, words: /words/ }]],
  restrictRules: [[restrictRules, { days: /days/, reason: /reason/, sentence: /the person/ }]],
  decideRules: [[decideRules, { sentence: /the person/ }]],
  personNoteRules: [[personNoteRules, { note: /note/ }]],
  lostFactorRules: [[lostFactorRules, { reason: /reason/ }]],
  replyRules: [[replyRules, { label: /label/, use_listing_hidden: /offered/, text: /text/ }]],
  restrictionAnswerRules: [[restrictionAnswerRules, { answer: /your answer/ }]],
  signalRulesFor: [
    [signalRulesFor(false), { name: /name/, weight: /weight/, warning: /warning/, words: lines, near_words: lines }],
    [signalRulesFor(true), { name: /name/, weight: /weight/, warning: /warning/, words: lines, near_words: lines }],
  ],
  recallRulesFor: [
    [
      recallRulesFor([kinds]),
      {
        ...{ name: /^Name/, brands: /^Brand/, models: /^Models/, type_28: /^Kinds/, danger: /^Why/ },
        ...{ remedy: /^What to do/, serials: /^Serial numbers/, sold: /^When it was sold/, source: /^Source/ },
      },
    ],
  ],
  screeningRulesFor: [
    [
      screeningRulesFor({ kind: 'low_price' }),
      { name: /name/, action: /becomes of/, threshold: /times lower/, weight: /weight/i },
    ],
    [screeningRulesFor({ kind: 'words' }), { name: /name/, action: /becomes of/, weight: /weight/i, words: lines }],
  ],
  invitationRules: [[invitationRules, { email }]],
  memberRules: [[memberRules, { email }]],
  partnerRules: [[partnerRules, { name: /name/ }]],
  roleRules: [[roleRules, {}]],
  basicRules: [[basicRules, basics]],
  detailRules: [[detailRules(fields), details]],
  editRules: [[editRules(fields), { ...basics, ...details }]],
  bannerRules: [
    [
      bannerRules,
      {
        ...{ content: /banner/, url: /address/, start_day: /^First day/, start_time: /^From what time/ },
        ...{ end_day: /^Last day/, end_time: /^Until what time/ },
      },
      { ends: 'set', start_day: '2026-03-09', start_time: '09:00', end_time: '08:00' },
    ],
  ],
}

/** The fields that people type into and forget. */
const typed = ['', ' ', 'x', 'x'.repeat(6_000), '-1', '12.5', '99999999', '2026-03-09', 'Foot']
/** The boxes that they tick, or do not. */
const checkboxNames = /^(free|recaptcha|termsOfUse|newsletter_subscribed|other|withdrawn|type_\d+|reason\d)$/

/** The specification's own words, beside which the label of their field stands. */
const ofSpecification = ['Field required']

/** Sentences that leave whoever reads them where they were. */
const vague = /^(this |field )?(is )?(required|invalid|missing|wrong)\.?$|^Field|^Use at most [\d,]+ characters$/i

const isVague = (message: string) => vague.test(message) && !ofSpecification.includes(message)

const rows = Object.entries(forms).flatMap(([name, rows]) =>
  rows.map(([rules, fieldPatterns, values]) => ({ name, rules, fieldPatterns, values })),
)

test.each(rows)('each sentence of $name names its field and says what would do', ({ rules, fieldPatterns, values }) => {
  const errors = Object.entries(rules as Rules<FormValues>).flatMap(([name, rule]) =>
    (checkboxNames.test(name) ? [false, true] : typed).flatMap((input) => {
      const empty = Object.fromEntries(Object.keys(rules).map((one) => [one, '']))
      const message = rule(input, { ...empty, ...values, [name]: input })
      return message ? [{ name, message }] : []
    }),
  )
  // Each field that can be wrong was: without it nothing would be said of its words.
  expect(new Set(errors.map(({ name }) => name))).toEqual(new Set(Object.keys(fieldPatterns)))
  const wrong = errors.filter(({ name, message }) => isVague(message) || !fieldPatterns[name]?.test(message))
  expect(wrong).toEqual([])
})

test('no form is left out', () => {
  const app = join(import.meta.dirname, '../..')
  const parts = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const used = parts.flatMap((name) =>
    [
      ...readFileSync(join(app, name), 'utf8').matchAll(
        /<(?:Form\b|EditDialog\b(?:<\w+>)?)[^>]*?rules=\{(?:withRefusals\()?(\w+)/g,
      ),
    ].map(([, rules]) => rules),
  )
  expect(new Set(used.filter((name) => name !== 'rules'))).toEqual(new Set(Object.keys(forms)))
})
