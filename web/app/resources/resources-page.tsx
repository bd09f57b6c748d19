import type { Client } from '@reable/contract/client'
import type { ContentPage } from '@reable/contract/content/pages'
import { ContentImage } from '../content/content-image.tsx'
import { ContentLink } from '../content/content-link.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { WithContents } from '../content/pages/contents.tsx'
import { FaqCategory } from '../content/pages/faq-category.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import { TextLinks } from '../ui/text-link/text-links.tsx'
import type { Route } from './+types/resources-page'
import styles from './resource-cards.module.css'

const title = 'Resources'

const fitLinks = [
  { label: 'Calculators', to: addresses.fitCalculators },
  { label: 'Where our rules come from', to: addresses.fitSources },
]

/** The id of a category; its anchor is another address, which opens its first question. */
const idOf = ({ anchor }: { anchor: string }) => `${anchor}-questions`

async function load(api: Client) {
  const [content, faq] = await Promise.all([loadPage(api, title), loadPage(api, 'Frequently Asked Questions')])
  return { content, faq }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.resources, origin: loaderData?.origin, about: loaderData?.content?.introduction })

/** The resources for people who sell, look for and exchange equipment, and the questions that they ask. */
export default function ResourcesPage({ loaderData: { content, faq } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading} introduction={content.introduction}>
      <ResourceCards cards={content.cards} />
      <Section heading="Will it fit?">
        <p>A few numbers from a tape measure, and you know what to look for.</p>
        <TextLinks links={fitLinks} />
      </Section>
      {faq && (
        <Section id="faq" heading={faq.heading}>
          <RichText blocks={faq.introduction} level={3} />
          <WithContents
            title="Questions about"
            parts={faq.categories.map((group) => ({ id: idOf(group), label: group.name }))}
          >
            {faq.categories.map((group) => (
              <FaqCategory key={group.anchor} id={idOf(group)} {...group} />
            ))}
          </WithContents>
        </Section>
      )}
    </Information>
  )
}

/** The links to the pages below this one, each as a card. */
function ResourceCards({ cards }: { cards: ContentPage<'Resources'>['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, address, picture }) => (
        <li key={address} className={`link-card panel ${styles.card}`}>
          <ContentImage picture={picture} shape="scene" first />
          <div className={`stack gap-8 ${styles.words}`}>
            <h2 className="small-heading">
              <ContentLink to={address}>{title}</ContentLink>
            </h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
