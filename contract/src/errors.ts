import { z } from 'zod'

/** Every answer of 400 and above. `error` is a sentence for a person, `errors` names fields, `flow_id` finds the log lines. */
export const errorEnvelope = z
  .object({
    error: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    code: z.string(),
    flow_id: z.string(),
  })
  .meta({ id: 'Error' })

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
