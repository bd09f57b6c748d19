/** Something before an @, and behind it a host with a point in it. */
const hasEmail = (text: string): boolean =>
  text.split(/[\s<>()[\]]+/).some((word) => {
    const parts = word.split('@')
    return parts.some((host, at) => at > 0 && parts[at - 1] !== '' && /.\.\p{L}{2}/u.test(host))
  })

/** Seven to fifteen digits as telephone numbers are written, and no price, measure or date. */
const phonePattern = /(?<![\d$.])\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?!\d)/

const datePattern = /\b\d{4}-\d{2}-\d{2}\b/g

/** Finds which of their own details somebody gives away in a message, in words that follow "your"; usually none. */
export function findContactDetails(text: string): string[] {
  const withoutDates = text.replace(datePattern, '')
  return [
    ...(hasEmail(text) ? ['e-mail address'] : []),
    ...(phonePattern.test(withoutDates) ? ['telephone number'] : []),
  ]
}
