import type { JobTable } from '#platform/jobs'
import { learnWords } from './learn-words.ts'

export const listingJobs: JobTable = {
  'learn-words': (ctx) => learnWords(ctx),
}
