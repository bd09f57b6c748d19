import type { ContentPicture } from '@reable/contract/content/fields'

/** A drawing of web/public/content with its alternative text. It scales, so that one file serves both widths. */
export function drawing(name: string, title: string): ContentPicture {
  const url = `/content/${name}.svg`
  return { url, thumbnail: url, title }
}
