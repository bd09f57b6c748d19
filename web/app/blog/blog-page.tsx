import { isArticleAddress, plainLine } from '@reable/contract/blog/rules'
import type { Answer, Client } from '@reable/contract/client'
import type { ContentPage } from '@reable/contract/content/pages'
import { isOwnPicture } from '@reable/contract/content/rules'
import { cutText } from '@reable/contract/cut-text'
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
import topicsStyles from './topics.module.css'

/** An article as a page shows it. */
type Article = {
  /** The whole title, of which a page shows the beginning. */
  title: string
  link: string
  author: string
  pubDate: string
  published: string
  thumbnail: string
  description: string
}

/** The maximum number of characters of a title, and of a description. */
const maxLength = 100

const cutArticleTitle = (title: string) => cutText(title, maxLength)

/** The picture of an article that has none. */
const defaultThumbnail = '/content/blog-article.svg'

/** The articles as they are shown. Markup becomes plain text and an article without a safe address is left out, whatever the feed has. */
const articlesOf = (posts: Answer<'listBlogPosts'>): Article[] =>
  posts
    .filter(({ link, title }) => isArticleAddress(link) && plainLine(title))
    .map(({ title, link, author, pubDate, published, thumbnail, description }) => ({
      title: plainLine(title),
      link,
      author: plainLine(author),
      pubDate,
      published,
      thumbnail: thumbnail && isOwnPicture(thumbnail) ? thumbnail : defaultThumbnail,
      description: cutText(plainLine(description), maxLength),
    }))

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
    <ul className={`stack gap-24 ${styles.cards}`}>
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
    <article className={`panel ${styles.card}`}>
      <ContentImage picture={{ url: thumbnail, thumbnail, title: '' }} shape="scene" />
      <div className={styles.words}>
        <p className={`wrap quiet ${styles.over}`}>
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

/** The topics of the blog. */
function Topics({ topics }: { topics: ContentPage<'Our Blog'>['topics'] }) {
  return (
    <ul className={`tiles gap-24 ${topicsStyles.topics}`}>
      {topics.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
