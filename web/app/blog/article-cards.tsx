import { ContentImage } from '../content/content-image.tsx'
import { ExternalLinkButton } from '../content/external-link-button.tsx'
import styles from './article-cards.module.css'
import { type Article, cutArticleTitle } from './articles-of.ts'

/** Articles side by side, each with a link to the full article. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
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
