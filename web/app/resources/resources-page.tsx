import type { Client } from '@reable/contract/client'
import { NotAtHand } from '../content/not-at-hand.tsx'
import { WithContents } from '../content/pages/contents.tsx'
import { FaqCategory } from '../content/pages/faq-category.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/resources-page'
import { ResourceCards } from './resource-cards.tsx'

const title = 'Resources'

/** Beside its anchor, which opens its first question. */
const idOf = ({ anchor }: { anchor: string }) => `${anchor}-questions`

async function load(api: Client) {
  const [words, faq] = await Promise.all([loadPage(api, title), loadPage(api, 'Frequently Asked Questions')])
  return { words, faq }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.resources, origin: loaderData?.origin, about: loaderData?.words?.introduction })

/** What helps people to sell, find and meet, and the questions they ask. */
export default function ResourcesPage({ loaderData: { words, faq } }: Route.ComponentProps) {
  if (!words) return <NotAtHand title={title} />
  return (
    <Information heading={words.heading} introduction={words.introduction}>
      <ResourceCards cards={words.cards} />
      {faq && (
        <Section id="faq" heading={faq.heading}>
          <RichText blocks={faq.introduction} level={3} />
          <WithContents
            title="Questions about"
            parts={faq.categories.map((group) => ({ id: idOf(group), word: group.name }))}
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
