import type { ContentPicture } from '@reable/contract/content/fields'

/** The picture of an asset, from where pictures of Contentful lie and from nowhere else, in the widths that its images can have. */
export function assetPicture(asset: Map<string, unknown>, images: string): ContentPicture | undefined {
  const file = asset.get('file')
  if (typeof file !== 'object' || file === null || !('url' in file) || !('contentType' in file)) return undefined
  const address = typeof file.url === 'string' ? URL.parse(file.url, images) : null
  if (!address || address.origin !== new URL(images).origin || !isImage(file.contentType)) return undefined
  const title = [asset.get('description'), asset.get('title')].find((words) => typeof words === 'string' && words)
  const at = (width: number) => (file.contentType === drawing ? address.href : `${address.href}?w=${width}&q=80`)
  return { url: at(1600), thumbnail: at(480), title: typeof title === 'string' ? title : '' }
}

/** Scales by itself. */
const drawing = 'image/svg+xml'

const isImage = (type: unknown) => typeof type === 'string' && type.startsWith('image/')
