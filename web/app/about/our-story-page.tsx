import type { Client } from '@reable/contract/client'
import { ContentImage } from '../content/content-image.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Quote } from '../content/pages/quote.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/our-story-page'
import styles from './our-story-page.module.css'

const title = 'Our Story'
const load = async (api: Client) => ({ content: await loadPage(api, title) })

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.ourStory, origin: loaderData?.origin, about: loaderData?.content?.first_part })

export default function OurStoryPage({ loaderData: { content } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information heading={content.heading}>
      <div className={`stack gap-32 ${styles.parts}`}>
        <RichText blocks={content.first_part} />
        <div className={styles.quote}>
          <Quote text={content.quote} name={content.quote_by} />
        </div>
        <RichText blocks={content.second_part} />
      </div>
      <figure className={`stack gap-24 ${styles.featured}`}>
        <ContentImage picture={content.featured_image} shape="scene" />
        <figcaption>
          <h2>{content.featured_title}</h2>
          <p>{content.featured_description}</p>
        </figcaption>
      </figure>
    </Information>
  )
}
