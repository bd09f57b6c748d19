import type { Client } from '@reable/contract/client'
import { ContentImage } from '../content/content-image.tsx'
import { ExternalLinkButton } from '../content/external-link-button.tsx'
import { PageUnavailable } from '../content/page-unavailable.tsx'
import { Information } from '../content/pages/information.tsx'
import { clientLoaderOf, listOrNothing, loaderOf, loadPage } from '../content/pages/load-page.ts'
import { pageMeta } from '../content/pages/page-meta.ts'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import { addresses } from '../shell/addresses.ts'
import type { Route } from './+types/blog-page'
import styles from './article-cards.module.css'
import { type Article, articlesOf, cutArticleTitle } from './articles-of.ts'
import { Topics } from './topics.tsx'

const title = 'Our Blog'

async function load(api: Client) {
  const [content, posts] = await Promise.all([loadPage(api, title), listOrNothing(api('listBlogPosts', {}))])
  return { content, articles: articlesOf(posts ?? []) }
}

export const loader = loaderOf(load)
export const clientLoader = clientLoaderOf(load)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title, path: addresses.blog, origin: loaderData?.origin, about: loaderData?.content?.introduction })

/** The latest articles of the feed, and the topics of the blog. Without articles it says so calmly. (GEN-18) */
export default function BlogPage({ loaderData: { content, articles } }: Route.ComponentProps) {
  if (!content) return <PageUnavailable title={title} />
  return (
    <Information
      picture={<ContentImage picture={content.header_image} shape="banner" first />}
      heading={content.heading}
      introduction={content.introduction}
    >
      <Section heading="Latest Articles">
        {articles.length > 0 ? (
          <ArticleCards articles={articles} />
        ) : (
          <p>There are no articles to read at the moment. Please come back another day.</p>
        )}
      </Section>
      <Section heading={content.topics_heading}>
        <Topics topics={content.topics} />
      </Section>
      <Section heading={content.about_heading}>
        <RichText blocks={content.about} level={3} />
      </Section>
    </Information>
  )
}

/** Articles side by side, each with a link to the full article. */
function ArticleCards({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.link}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard({ article: { title, link, author, pubDate, published, thumbnail, description } }: Props) {
  const short = cutArticleTitle(title)
  return (
    <article className={styles.card}>
      <ContentImage picture={{ url: thumbnail, thumbnail, title: '' }} shape="scene" />
      <div className={styles.words}>
        <p className={styles.over}>
          {author && <span>{author}</span>}
          <time dateTime={pubDate}>{published}</time>
        </p>
        <h3 {...(short !== title && { 'aria-label': title })}>{short}</h3>
        <p>{description}</p>
        <ExternalLinkButton to={link} about={`“${title}”`}>
          Read article
        </ExternalLinkButton>
      </div>
    </article>
  )
}

type Props = { article: Article }
