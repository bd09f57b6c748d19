import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'

export const platformOperations = {
  health: operation({
    ...paths.health,
    summary: 'The process is up',
    answer: z.object({ data: z.object({ status: z.literal('up') }) }),
    refusals: [],
  }),
  ready: operation({
    ...paths.ready,
    summary: 'The database answers, its migrations are current, and the process is not about to stop',
    answer: z.object({ data: z.object({ status: z.literal('ready') }) }),
    refusals: ['busy'],
  }),
}
