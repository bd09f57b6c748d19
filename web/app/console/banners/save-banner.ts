import { browserApi } from '../../api.ts'
import type { SaveResult } from '../../editing/save-result.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { type BannerValues, timesOf } from './banner-values.ts'
import type { StoredBanner } from './load-banners.ts'

/** The form's field that shows the server's error of an API field. */
const fieldOf: Record<string, string> = { starts_at_utc: 'start_day', ends_at_utc: 'end_day' }

/** Saves a banner as a new one, or as the next version of the one that was edited. */
export async function saveBanner(
  base: StoredBanner | undefined,
  values: BannerValues,
): Promise<SaveResult<StoredBanner>> {
  const { id = null, version = 0 } = base ?? {}
  const banner = { content: values.content, url: values.url.trim() || null, ...timesOf(values, Date.now()) }
  const reply = await browserApi('saveBanner', { body: { id, version, ...banner } })
  if (reply.ok) return { kind: 'saved' }
  const stored = reply.status === 409 ? await browserApi('listBanners', {}) : undefined
  const theirs = stored?.ok ? stored.data.find((one) => one.id === id) : undefined
  return theirs ? { kind: 'conflict', theirs } : { kind: 'refused', reply: withFormFieldNames(reply) }
}

function withFormFieldNames({ status, failure }: FailedReply): FailedReply {
  const errors = Object.entries(failure.errors ?? {}).map(
    ([name, sentences]) => [fieldOf[name] ?? name, sentences] as const,
  )
  return { status, failure: { ...failure, errors: Object.fromEntries(errors) } }
}
