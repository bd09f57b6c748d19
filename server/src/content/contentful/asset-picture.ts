import type { ContentPicture } from '@reable/contract/content/fields'

/** Returns the picture of an asset in two widths; undefined unless it is an image from Contentful's own image host. */
export function assetPicture(asset: Map<string, unknown>, images: string): ContentPicture | undefined {
  const file = asset.get('file')
  if (typeof file !== 'object' || file === null || !('url' in file) || !('contentType' in file)) return undefined
  const address = typeof file.url === 'string' ? URL.parse(file.url, images) : null
  if (!address || address.origin !== new URL(images).origin || !isImage(file.contentType)) return undefined
  const title = [asset.get('description'), asset.get('title')].find((text) => typeof text === 'string' && text)
  const urlOf = (width: number) => (file.contentType === drawing ? address.href : `${address.href}?w=${width}&q=80`)
  return { url: urlOf(1600), thumbnail: urlOf(480), title: typeof title === 'string' ? title : '' }
}

/** Vector graphics need no widths. */
const drawing = 'image/svg+xml'

const isImage = (type: unknown) => typeof type === 'string' && type.startsWith('image/')
