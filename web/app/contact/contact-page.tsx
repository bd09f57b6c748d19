import type { Client } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import { loadSignInOptions } from '../accounts/sign-in/load-sign-in-options.ts'
import { callAddress } from '../content/call-address.ts'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { SocialLinks } from '../shell/footer/social-links.tsx'
import { Accordion } from '../ui/accordion/accordion.tsx'
import type { Route } from './+types/contact-page'
import { ContactForm } from './contact-form.tsx'
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
      <div className={styles.sides}>
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
