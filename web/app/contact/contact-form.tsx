import { emailFault } from '@reable/contract/accounts/rules'
import type { Answer } from '@reable/contract/client'
import {
  contactBodyFault,
  contactCaptchaMissing,
  contactRows,
  contactTermsMissing,
  senderNameFault,
} from '@reable/contract/contact/rules'
import { messageLimit } from '@reable/contract/messages/rules'
import Send from 'lucide-react/icons/send'
import { useRef } from 'react'
import { Captcha, type CaptchaAnswer } from '../accounts/captcha/captcha.tsx'
import { SilentCheck } from '../accounts/captcha/silent-check.tsx'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../ui/form/form.tsx'
import { NeedsScript } from '../ui/form/needs-script.tsx'
import { anything, type Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { type ContactValues, sendContact } from './send-contact.ts'

type Check = Answer<'getSignInOptions'>['captcha']

export const contactRulesFor = (check: Check): Rules<ContactValues> => ({
  sender_name: senderNameFault,
  sender_email: emailFault,
  body: contactBodyFault,
  // Our own check runs unseen and is asked for when the message goes.
  recaptcha: check.kind === 'embedded' ? anything : (ticked) => (ticked ? undefined : contactCaptchaMissing),
  termsOfUse: (ticked) => (ticked ? undefined : contactTermsMissing),
})

/** Writes to the organisation. What is typed stays until it is sent. (INFO-12) */
export function ContactForm({ check }: { check: Check }) {
  const form = useRef<FormHandle>(null)
  const answer = useRef<CaptchaAnswer>(async () => undefined)
  const send = async (values: ContactValues) => {
    const refused = await sendContact(values, await answer.current())
    // What was written on meanwhile has not gone.
    if (!refused && form.current?.read('body') === values.body) form.current.clear()
    return refused
  }
  return (
    <Form rules={contactRulesFor(check)} send={send} label="Write to us" ref={form}>
      <TextField name="sender_name" label="Your name (optional)" autoComplete="name" />
      <TextField
        name="sender_email"
        label="Email"
        hint="We answer to this address. For example rose@example.ca"
        type="email"
        autoComplete="email"
      />
      <TextArea name="body" label="Your message" rows={contactRows} limit={messageLimit} />
      {check.kind === 'embedded' ? (
        <SilentCheck answer={answer} />
      ) : (
        <Captcha name="recaptcha" kind={check} answer={answer} />
      )}
      <TermsBox />
      <NeedsScript />
      <Submit icon={Send} busyWord="Sending…">
        Send message
      </Submit>
    </Form>
  )
}
