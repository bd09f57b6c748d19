import type { Client } from '@reable/contract/client'
import type { ContentPage } from '@reable/contract/content/pages'
import { ContentLink } from '../content/content-link.tsx'
import { NotAtHand } from '../content/not-at-hand.tsx'
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
  const [words, faq] = await Promise.all([
    loadPage(api, title),
    listOrNothing(api('listFaqCategories', { query: { type: 'health_safety' } })),
  ])
  return { words, faq }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title,
    path: addresses.healthAndSafety,
    origin: loaderData?.origin,
    about: loaderData?.words?.introduction,
  })

export default function HealthAndSafetyPage({ loaderData: { words, faq } }: Route.ComponentProps) {
  if (!words) return <NotAtHand title={title} />
  return (
    <Information heading={words.heading} introduction={words.introduction}>
      <WithContents parts={partsOf(words, faq)}>
        <Section id="guidelines" heading={words.guidelines_heading}>
          <RichText blocks={words.guidelines} level={3} />
        </Section>
        {words.remember.length > 0 && <Remember tips={words.remember} />}
        <Section id="authorities" heading={authorities}>
          <ul className={styles.ways}>
            <li>
              <ContentLink to={words.restrictions_page}>{words.restrictions_label}</ContentLink>
            </li>
            <li>
              <ContentLink to={words.health_page}>{words.health_label}</ContentLink>
            </li>
          </ul>
        </Section>
        {faq?.length ? (
          <Section id="faq" heading={words.faq_heading}>
            {faq.map(({ id, name, questions }) => (
              <FaqCategory key={id} name={name} questions={questions} />
            ))}
          </Section>
        ) : null}
      </WithContents>
    </Information>
  )
}

type Words = ContentPage<typeof title>

const partsOf = (words: Words, faq: readonly unknown[] | undefined): Part[] => [
  { id: 'guidelines', word: words.guidelines_heading },
  ...(words.remember.length ? [{ id: 'always-remember', word: alwaysRemember }] : []),
  { id: 'authorities', word: authorities },
  ...(faq?.length ? [{ id: 'faq', word: words.faq_heading }] : []),
]

const Remember = ({ tips }: { tips: Words['remember'] }) => (
  <Section id="always-remember" heading={alwaysRemember}>
    <ol className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip.title} className={styles.tip}>
          <h3>{tip.title}</h3>
          <p>{tip.text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
