import { AnswerCache } from './src/platform/answer-cache.ts'

/** As long as a test may take: what it asks for is loaded, however busy the machine is. Tests of a timeout ask for it. */
AnswerCache.leastTimeout = 300_000
