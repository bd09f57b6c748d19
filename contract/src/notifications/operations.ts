import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { maxId } from '../ids.ts'
import { typeMissing } from '../listings/rules.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { categoryMissing } from './rules.ts'

const equipmentType = z.object({ id: z.int(), name: z.string() })

/** Someone waits for listings of an equipment type; never who. */
const notification = z.object({ id: z.int(), equipment_type: equipmentType }).meta({ id: 'Notification' })

export const notificationsOperations = {
  listNotifications: operation({
    ...paths.listNotifications,
    summary: 'How many wait for which equipment type: one entry for each, at most 1,000, never who',
    query: z.object({
      equipment_type_id: z.coerce.number().int().min(1).max(maxId).optional().catch(undefined),
    }),
    answer: z.object({ data: z.array(notification) }),
    refusals: [],
  }),
  listMyNotifications: operation({
    ...paths.listMyNotifications,
    summary: 'The equipment types one waits for, in alphabetical order',
    answer: z.object({ data: z.array(notification) }),
    refusals: ['signed_out'],
  }),
  createNotification: operation({
    ...paths.createNotification,
    summary: 'Asks for a mail with each new listing of an equipment type; asked for twice, it is the same one',
    body: z.strictObject({
      notification: z.strictObject({
        category_id: z.int32(categoryMissing),
        equipment_type_id: z.int32(typeMissing),
      }),
    }),
    answer: z.object({ data: notification }),
    refusals: ['signed_out', 'invalid'],
  }),
  deleteNotification: operation({
    ...paths.deleteNotification,
    summary: 'Ends a notification of one’s own',
    params: z.object({ id: z.string() }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  unsubscribe: operation({
    ...paths.unsubscribe,
    summary: 'Ends a notification by the token of a mail, without a log-in; repeated, it answers the same',
    body: z.strictObject({ token: z.string().max(500) }),
    answer: z.object({ data: z.object({ equipment_type: equipmentType }) }),
    refusals: ['invalid'],
  }),
}
