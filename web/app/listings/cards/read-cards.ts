import type { Card, CardDescription } from './card.ts'
import pictureStyles from './cover-picture.module.css'
import styles from './listing-card.module.css'

/** The cards of the list that the server's page shows: what stands there to be read need not be sent a second time as data. */
export const readCards = (page: ParentNode): Card[] =>
  [...page.querySelectorAll(`#cards .${styles.card}`)].map((card) => readCard(card))

/** The inverse of `ListingCard`, for the cards that the server renders: of those for everyone, none says how far away it is. */
function readCard(card: Element): Card {
  const text = (name: string | undefined) => card.querySelector(`.${name}`)?.textContent ?? ''
  const link = card.querySelector(`.${styles.link}`)
  const tag = card.querySelector(`.${styles.over} > :nth-child(2)`)?.textContent
  const price = Number(tag?.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', '') ?? 0)
  const partner = labelled(card.querySelector(`.${styles.partner}`))
  return {
    id: Number(link?.getAttribute('href')?.split('/').at(-1)),
    title: link?.getAttribute('aria-label') ?? text(styles.link),
    description: text(styles.description) as CardDescription,
    ...{ price, free: price === 0, age: text(styles.age) },
    condition: { name: card.querySelector(`.${styles.condition} strong`)?.textContent ?? '' },
    location: { name: labelled(card.querySelector(`.${styles.place}`)) ?? '' },
    user: { partner: partner === undefined ? null : { name: partner } },
    ...(card.querySelector(`.${styles.reserved}`) && { reserved: true as const }),
    images: imagesOf(card),
  }
}

/** The text of an element after its label for screen readers. */
const labelled = (element: Element | null): string | undefined => {
  const label = element?.querySelector('.visually-hidden')
  return label?.parentElement?.textContent?.slice(label.textContent?.length)
}

function imagesOf(card: Element): Card['images'] {
  const image = card.querySelector(`.${pictureStyles.picture}`)
  const [thumbnail = '', small = ''] =
    card
      .querySelector('source')
      ?.getAttribute('srcset')
      ?.split(', ')
      .map((source) => source.split(' ')[0] ?? '') ?? []
  const attribute = (name: string) => image?.getAttribute(name) ?? ''
  return image ? [{ alt: attribute('alt'), small: attribute('src'), webp: { thumbnail, small } }] : []
}
