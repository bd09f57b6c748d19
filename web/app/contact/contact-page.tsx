import { emailError } from '@reable/contract/accounts/rules'
import type { Answer, Client } from '@reable/contract/client'
import {
  contactBodyError,
  contactCaptchaFailed,
  contactCaptchaMissing,
  contactRows,
  contactTermsMissing,
  senderNameError,
} from '@reable/contract/contact/rules'
import { messageLimit } from '@reable/contract/messages/rules'
import { organisation } from '@reable/contract/organisation'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import { Captcha, type CaptchaAnswer } from '../accounts/captcha/captcha.tsx'
import { SilentCheck } from '../accounts/captcha/silent-check.tsx'
import { loadSignInOptions } from '../accounts/sign-in/load-sign-in-options.ts'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import { browserApi } from '../api.ts'
import { callAddress } from '../content/call-address.ts'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { messageFailed, messageSent } from '../messages/message-alerts.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { SocialLinks } from '../shell/footer/social-links.tsx'
import { Accordion } from '../ui/accordion/accordion.tsx'
import { EmailField } from '../ui/field/email-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../ui/form/form.tsx'
import { NeedsScript } from '../ui/form/needs-script.tsx'
import type { RefusedReply } from '../ui/form/refused-reply.ts'
import { anyValue, type Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { useLimit } from '../use-limit.ts'
import type { Route } from './+types/contact-page'
import styles from './contact-page.module.css'

const title = 'Contact Us'

async function load(api: Client) {
  const [content, options] = await Promise.all([loadPage(api, 'Contact Us Faqs'), loadSignInOptions(api)])
  return { content, captcha: options.captcha }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.contactUs, origin: loaderData?.origin, about: loaderData?.content?.introduction })

export default function ContactPage({ loaderData: { content, captcha } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      <div className={`stack gap-48 ${styles.sides}`}>
        <Section heading="Write to us">
          <ContactForm captcha={captcha} />
        </Section>
        <Section heading={`${organisation.name} elsewhere`}>
          {organisation.phone && (
            <p className={styles.networks}>
              <a href={callAddress(organisation.phone)}>{organisation.phone}</a>
            </p>
          )}
          <SocialLinks className={styles.networks} />
        </Section>
      </div>
      <Section heading={content.faq_heading}>
        <Accordion
          level={3}
          items={content.questions.map(({ title, body }) => ({ title, content: <RichText blocks={body} level={4} /> }))}
        />
      </Section>
    </Information>
  )
}

type CaptchaOptions = Answer<'getSignInOptions'>['captcha']

export const contactRulesFor = (captcha: CaptchaOptions): Rules<ContactValues> => ({
  sender_name: senderNameError,
  sender_email: emailError,
  body: contactBodyError,
  // Our own captcha runs invisibly and is awaited when the message is sent.
  recaptcha: captcha.kind === 'embedded' ? anyValue : (ticked) => (ticked ? undefined : contactCaptchaMissing),
  termsOfUse: (ticked) => (ticked ? undefined : contactTermsMissing),
})

/** The form to write to the organisation. The typed text stays until it is sent. (INFO-12) */
function ContactForm({ captcha }: { captcha: CaptchaOptions }) {
  const form = useRef<FormHandle>(null)
  const answer = useRef<CaptchaAnswer>(async () => undefined)
  const [sent, setSent] = useState(0)
  const closed = useLimit({ what: 'message', ask: () => browserApi('getContactLimit', {}), sent })
  const send = async (values: ContactValues) => {
    const refusal = await sendContact(values, await answer.current())
    // Text that was typed while sending has not been sent.
    if (!refusal && form.current?.read('body') === values.body) form.current.clear()
    if (!refusal) setSent((sent) => sent + 1)
    return refusal
  }
  return (
    <Form rules={contactRulesFor(captcha)} send={send} label="Write to us" ref={form}>
      <TextField name="sender_name" label="Your name (optional)" autoComplete="name" />
      <EmailField
        name="sender_email"
        label="Email"
        hint="We answer to this address. For example rose@example.ca"
        autoComplete="email"
      />
      <TextArea name="body" label="Your message" rows={contactRows} limit={messageLimit} />
      {captcha.kind === 'embedded' ? (
        <SilentCheck answer={answer} />
      ) : (
        <Captcha name="recaptcha" kind={captcha} answer={answer} />
      )}
      <TermsBox />
      <NeedsScript />
      <Submit icon={Send} busyLabel="Sending…" disabledReason={closed}>
        Send message
      </Submit>
    </Form>
  )
}

type ContactValues = {
  sender_name: string
  sender_email: string
  body: string
  recaptcha: boolean
  termsOfUse: boolean
}

/** Sends the message by e-mail and shows an alert with the result. Returns the refusal for the form, or undefined. */
async function sendContact(
  values: ContactValues,
  captchaAnswer: string | undefined,
): Promise<RefusedReply | undefined> {
  // The server would answer the same; without a captcha answer the attempt does not count towards the limit.
  if (!captchaAnswer) return { failure: { error: `${contactCaptchaMissing}. ${contactCaptchaFailed}` } }
  const reply = await browserApi('contactUs', { body: { ...values, recaptcha: captchaAnswer, termsOfUse: true } })
  alerts.show(reply.ok ? messageSent : messageFailed(reply))
  return reply.ok ? undefined : reply
}
