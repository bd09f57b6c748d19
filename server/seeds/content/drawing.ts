import type { ContentPicture } from '@reable/contract/content/fields'

/** A drawing of web/public/content with what is seen on it. It scales, so that one file serves as both widths. */
export function drawing(name: string, title: string): ContentPicture {
  const url = `/content/${name}.svg`
  return { url, thumbnail: url, title }
}
