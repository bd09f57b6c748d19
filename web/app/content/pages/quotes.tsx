import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Quote } from './quote.tsx'

type Props = {
  label: string
  quotes: readonly { text: string; name: string }[]
}

/** Quotes in a carousel. */
export function Quotes({ label, quotes }: Props) {
  if (quotes.length === 0) return null
  const slides = quotes.map(({ text, name }) => ({
    text: name ? `${text} ${name}` : text,
    content: <Quote text={text} name={name} />,
  }))
  return <Carousel label={label} slides={slides} />
}
