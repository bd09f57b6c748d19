import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'

export const privacyOperations = {
  downloadMyData: operation({
    ...paths.downloadMyData,
    summary: 'All that is kept of a person, module by module',
    answer: z.object({ data: z.record(z.string(), z.unknown()) }),
    refusals: ['signed_out', 'too_many'],
  }),
  closeAccount: operation({
    ...paths.closeAccount,
    summary:
      'Forgets the person and all that is theirs, for good. Who has a password gives it; who has none types their address',
    body: z.strictObject({
      user: z.strictObject({
        current_password: z.string().max(1000).default(''),
        email: z.string().max(300).default(''),
      }),
    }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'invalid', 'too_many'],
  }),
}
