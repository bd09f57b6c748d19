import type { Client } from '@reable/contract/client'
import type { ContentPage } from '@reable/contract/content/pages'
import { ContentLink } from '../content/content-link.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { type Part, WithContents } from '../content/pages/contents.tsx'
import { FaqCategory } from '../content/pages/faq-category.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/health-and-safety-page'
import styles from './health-and-safety-page.module.css'

const title = 'Health and Safety'
const alwaysRemember = 'Always Remember'
const authorities = 'More from the authorities'

async function load(api: Client) {
  const [content, faq] = await Promise.all([
    loadPage(api, title),
    listOrNothing(api('listFaqCategories', { query: { type: 'health_safety' } })),
  ])
  return { content, faq }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    path: addresses.healthAndSafety,
    origin: loaderData?.origin,
    about: loaderData?.content?.introduction,
  })

export default function HealthAndSafetyPage({ loaderData: { content, faq } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      <WithContents parts={partsOf(content, faq)}>
        <Section id="guidelines" heading={content.guidelines_heading}>
          <RichText blocks={content.guidelines} level={3} />
        </Section>
        {content.remember.length > 0 && <Remember tips={content.remember} />}
        <Section id="authorities" heading={authorities}>
          <ul className={styles.ways}>
            <li>
              <ContentLink to={content.restrictions_page}>{content.restrictions_label}</ContentLink>
            </li>
            <li>
              <ContentLink to={content.health_page}>{content.health_label}</ContentLink>
            </li>
          </ul>
        </Section>
        {faq?.length ? (
          <Section id="faq" heading={content.faq_heading}>
            {faq.map(({ id, name, questions }) => (
              <FaqCategory key={id} name={name} questions={questions} />
            ))}
          </Section>
        ) : null}
      </WithContents>
    </Information>
  )
}

type Content = ContentPage<typeof title>

const partsOf = (content: Content, faq: readonly unknown[] | undefined): Part[] => [
  { id: 'guidelines', label: content.guidelines_heading },
  ...(content.remember.length ? [{ id: 'always-remember', label: alwaysRemember }] : []),
  { id: 'authorities', label: authorities },
  ...(faq?.length ? [{ id: 'faq', label: content.faq_heading }] : []),
]

const Remember = ({ tips }: { tips: Content['remember'] }) => (
  <Section id="always-remember" heading={alwaysRemember}>
    <ol className={`tiles gap-16 ${styles.tips}`}>
      {tips.map((tip) => (
        <li key={tip.title} className={`stack gap-8 ${styles.tip}`}>
          <h3>{tip.title}</h3>
          <p>{tip.text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
