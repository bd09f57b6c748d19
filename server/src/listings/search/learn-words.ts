import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { rebuildVocabulary } from './vocabulary-queries.ts'

/** Rebuilds the vocabulary from the newest listings and the catalogue: typos are compared with it. */
export const learnWords = (ctx: Context): Promise<void> => rebuildVocabulary(ctx)

const soon = 10_000

/** Queues it within ten seconds, once for however many listings change in that time. */
export async function learnWordsSoon(ctx: Context): Promise<void> {
  await enqueue(ctx, 'learn-words', {}, { key: 'learn-words', keepRunAt: true, delay: soon })
}
