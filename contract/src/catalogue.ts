import { z } from 'zod'
import { cataloguePaths } from './catalogue-paths.ts'
import { operation } from './operation.ts'

const tooltip = z.object({ text: z.string() })

export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    tooltip,
    equipment_types: z.array(z.object({ id: z.int(), name: z.string(), tooltip })),
  })
  .meta({ id: 'Category' })

/** Carries its words twice: `name` for filters, `value` and `text` for the wizard's options. */
export const condition = z
  .object({ id: z.int(), name: z.string(), value: z.int(), text: z.string(), tooltip })
  .meta({ id: 'Condition' })

export const catalogueOperations = {
  listCategories: operation({
    ...cataloguePaths.listCategories,
    summary: 'All categories with their equipment types',
    answer: z.object({ data: z.array(category) }),
    refusals: [],
  }),
  listConditions: operation({
    ...cataloguePaths.listConditions,
    summary: 'All conditions, best first',
    answer: z.object({ data: z.array(condition) }),
    refusals: [],
  }),
}
